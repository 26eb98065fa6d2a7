// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { expect, test, vi } from 'vitest';

/** What the setup of the next file of this worker does; the query has it evaluated again. */
const nextFile = (setup = './fresh-page?next') => import(setup);
const singletons = () => import('#page/core/page-singleton');

test('a file finds nothing of the file before it', async () => {
  const heard = vi.fn();
  const before = await singletons();
  before.pageSingleton('left', () => 'behind');
  const left = class extends HTMLElement {};
  customElements.define('left-behind', left);
  localStorage.setItem('left', 'behind');
  sessionStorage.setItem('left', 'behind');
  Cookies.set('left', 'behind');
  document.head.innerHTML = '<meta name="left" content="behind">';
  document.body.innerHTML = '<p>left behind';
  history.replaceState(null, '', '/left?behind');
  Object.assign(globalThis, { left: 'behind' });
  Object.assign(navigator, { left: 'behind' });
  HTMLElement.prototype.attachInternals = vi.fn();
  Object.assign(Element.prototype, { left: 'behind' });
  globalThis.fetch = vi.fn();
  addEventListener('left', heard);
  document.addEventListener('left', heard);
  const channel = new BroadcastChannel('left');
  channel.onmessage = heard;

  await nextFile();

  const after = await singletons();
  expect(after).not.toBe(before);
  expect(after.knownSingleton('left')).toBeUndefined();
  expect(customElements.get('left-behind')).toBeUndefined();
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  expect([document.head.innerHTML, document.body.innerHTML]).toEqual(['', '']);
  expect(location.href).toBe('http://localhost:3000/');
  expect('left' in globalThis || 'left' in navigator || 'left' in document.body).toBe(false);
  expect(vi.isMockFunction(HTMLElement.prototype.attachInternals)).toBe(false);
  expect(vi.isMockFunction(fetch)).toBe(false);
  dispatchEvent(new Event('left'));
  document.dispatchEvent(new Event('left'));
  const other = new BroadcastChannel('left');
  other.postMessage('behind');
  await new Promise((go) => setTimeout(go));
  other.close();
  expect(heard).not.toHaveBeenCalled();
});

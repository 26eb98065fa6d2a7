// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Host } from '#ui/core/host-context';
import { onFirstInteraction } from '#ui/first-use/first-use';

let life: AbortController;
let container: HTMLElement;
let root: ShadowRoot;
const early = vi.fn();

beforeEach(() => {
  life = new AbortController();
  const element = document.createElement('vt-sample');
  document.body.append(element);
  root = element.attachShadow({ mode: 'open' });
  root.innerHTML = '<div><form novalidate><input><button>Enviar</button></form></div>';
  container = root.firstElementChild as HTMLElement;
  container.onkeydown = early;
});
afterEach(() => {
  life.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const host = () => ({ element: root.host, signal: life.signal }) as Host;

const press = () => {
  const page = vi.fn();
  document.addEventListener('keydown', page, { once: true });
  const event = new KeyboardEvent('keydown', { key: 's', bubbles: true, composed: true });
  root.querySelector('input')?.dispatchEvent(event);
  document.removeEventListener('keydown', page);
  return page.mock.calls.length;
};

it('a first focus guards the keys, in place of what did so until then', () => {
  onFirstInteraction(container, host(), new FocusEvent('focusin'), [container, root]);
  expect(press()).toBe(0);
  expect(early).not.toHaveBeenCalled();
});

it('nothing is done for a widget that has gone meanwhile', () => {
  life.abort();
  onFirstInteraction(container, host(), new FocusEvent('focusin'), [container, root]);
  expect(press()).toBe(1);
});

it('a first click in a frame that forbids forms sends the form', async () => {
  vi.stubGlobal('origin', 'null');
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
  const button = root.querySelector('button') as HTMLElement;
  const sent = new Promise((resolve) => root.addEventListener('submit', resolve));
  const path = [button, button.parentElement as Element, container, root];
  onFirstInteraction(container, host(), new MouseEvent('click'), path);
  expect(((await sent) as SubmitEvent).submitter).toBe(button);
});

it('a first click whose button is gone keeps the focus in the widget', async () => {
  const button = root.querySelector('button') as HTMLElement;
  const path = [button, button.parentElement as Element, container, root];
  button.focus();
  onFirstInteraction(container, host(), new MouseEvent('click'), path);
  button.remove();
  await vi.waitFor(() => expect(root.activeElement?.localName).toBe('input'));
});

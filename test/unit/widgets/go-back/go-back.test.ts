// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import '#element/vitrine';
import '#widgets/go-back/element';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Where its link leads, with this fallback. */
async function addressOf(fallback: string, to = ''): Promise<string | null | undefined> {
  history.replaceState(null, '', '/carros/pulse/cores');
  const element = document.createElement('vt-go-back');
  element.setAttribute('fallback', fallback);
  element.setAttribute('to', to);
  document.body.append(element);
  await (element as HTMLElement & { updateComplete: Promise<unknown> }).updateComplete;
  return element.shadowRoot?.querySelector('a')?.getAttribute('href');
}

it.each([
  ['/carros', '/carros'],
  ['ofertas?cor=azul', '/carros/pulse/ofertas?cor=azul'],
])('leads to %s of this site', async (fallback, address) => {
  expect(await addressOf(fallback)).toBe(`${location.origin}${address}`);
});

it.each([
  '',
  'https://evil.example/',
  '//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://',
])('leads to the parent page where the author wrote %j', async (fallback) => {
  expect(await addressOf(fallback)).toBe(`${location.origin}/carros/pulse.html`);
});

/** Presses its link, or what the author put in, as a visitor who came from `referrer` by a page before. */
function press(referrer: string, init: MouseEventInit = {}) {
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'referrer', 'get').mockReturnValue(referrer);
  vi.spyOn(history, 'length', 'get').mockReturnValue(2);
  const back = vi.spyOn(history, 'back').mockReturnValue();
  const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init });
  (document.querySelector('vt-go-back') as HTMLElement).dispatchEvent(click);
  return { isBack: back.mock.calls.length > 0, isPrevented: click.defaultPrevented };
}

it('leads to the parent page, whatever its fallback is, where the author wants it', async () => {
  expect(await addressOf('/carros', 'parent')).toBe(`${location.origin}/carros/pulse.html`);
  // A visitor who came from this site is not led back.
  expect(press(location.href)).toEqual({ isBack: false, isPrevented: false });
});

it('goes back for a visitor who came from this site, and follows its link for others', async () => {
  await addressOf('/carros');
  expect(press(location.href)).toEqual({ isBack: true, isPrevented: true });
  vi.restoreAllMocks();
  expect(press('https://other.example/')).toEqual({ isBack: false, isPrevented: false });
});

it.each(['metaKey', 'ctrlKey', 'shiftKey'])('leaves a press with %s to the browser', async (key) => {
  await addressOf('/carros');
  expect(press(location.href, { [key]: true })).toEqual({ isBack: false, isPrevented: false });
});

it("leads the author's own button to the address", async () => {
  await addressOf('/carros');
  document.querySelector('vt-go-back')?.append(document.createElement('button'));
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  press('');
  expect(assign.mock.calls).toEqual([[`${location.origin}/carros`]]);
});

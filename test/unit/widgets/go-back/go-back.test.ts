// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import '#element/vitrine';
import '#widgets/go-back/element';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
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

const HERE = () => `${location.origin}/carros/pulse/cores`;
const BEFORE = () => `${location.origin}/carros`;

/** Presses its link, or what the author put in, as a visitor who came from `referrer`. */
function press(referrer: string, init: MouseEventInit = {}) {
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'referrer', 'get').mockReturnValue(referrer);
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init });
  (document.querySelector('vt-go-back') as HTMLElement).dispatchEvent(click);
  return { led: assign.mock.calls.map(([address]) => String(address)), isPrevented: click.defaultPrevented };
}
const FOLLOWED = { led: [], isPrevented: false };

/** Entries of the browser's history up to the present one, as the Navigation API has them. */
function visited(...addresses: string[]) {
  const traverseTo = vi.fn();
  vi.stubGlobal('navigation', {
    currentEntry: { index: addresses.length },
    entries: () =>
      [...addresses, HERE(), `${location.origin}/depois`].map((url, index) => ({
        key: `entry-${index}`,
        url,
      })),
    traverseTo,
  });
  return traverseTo;
}

it('leads to the parent page, whatever its fallback is, where the author wants it', async () => {
  expect(await addressOf('/carros', 'parent')).toBe(`${location.origin}/carros/pulse.html`);
  // A visitor who came from this site is not led back.
  expect(press(BEFORE())).toEqual(FOLLOWED);
});

it('leads who came from this site to that page, and follows its link for others', async () => {
  await addressOf('/carros');
  expect(press(BEFORE())).toEqual({ led: [BEFORE()], isPrevented: true });
  for (const referrer of ['https://other.example/', '', HERE(), `${HERE()}?utm_source=x#secao`]) {
    vi.restoreAllMocks();
    expect(press(referrer)).toEqual(FOLLOWED);
  }
});

it('goes back over the sections and steps of this page', async () => {
  await addressOf('/carros');
  const traverseTo = visited(
    `${location.origin}/`,
    BEFORE(),
    HERE(),
    `${HERE()}#fotos`,
    `${HERE()}?vt-step=color`,
  );
  expect(press(BEFORE())).toEqual({ led: [], isPrevented: true });
  expect(traverseTo.mock.calls).toEqual([['entry-1']]);
});

it('leads to the address where the history has this page only, as in a new tab', async () => {
  await addressOf('/carros');
  const traverseTo = visited(`${HERE()}#fotos`);
  expect(press(BEFORE())).toEqual({ led: [BEFORE()], isPrevented: true });
  expect(traverseTo).not.toHaveBeenCalled();
});

it('is not misled by an element of that name', async () => {
  await addressOf('/carros');
  vi.stubGlobal('navigation', document.createElement('form'));
  expect(press(BEFORE())).toEqual({ led: [BEFORE()], isPrevented: true });
});

it.each(['metaKey', 'ctrlKey', 'shiftKey'])('leaves a press with %s to the browser', async (key) => {
  await addressOf('/carros');
  expect(press(BEFORE(), { [key]: true })).toEqual(FOLLOWED);
});

it("leads the author's own button to the address", async () => {
  await addressOf('/carros');
  document.querySelector('vt-go-back')?.append(document.createElement('button'));
  expect(press('').led).toEqual([`${location.origin}/carros`]);
});

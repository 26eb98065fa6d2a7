// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import '#widgets/go-back/element';

afterEach(() => document.body.replaceChildren());

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

it('leads to the parent page, whatever its fallback is, where the author wants it', async () => {
  expect(await addressOf('/carros', 'parent')).toBe(`${location.origin}/carros/pulse.html`);
  // A visitor who came from this site is not led back.
  Object.defineProperty(document, 'referrer', { value: location.href, configurable: true });
  const element = document.querySelector('vt-go-back') as HTMLElement;
  const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true });
  element.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
  Object.defineProperty(document, 'referrer', { value: '', configurable: true });
});

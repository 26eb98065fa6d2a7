// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import '../../../../widgets/go-back/element';

afterEach(() => document.body.replaceChildren());

/** Where its link leads, with this fallback. */
async function addressOf(fallback: string): Promise<string | null | undefined> {
  history.replaceState(null, '', '/carros/pulse/cores');
  const element = document.createElement('vt-go-back');
  element.setAttribute('fallback', fallback);
  document.body.append(element);
  await (element as HTMLElement & { updateComplete: Promise<unknown> }).updateComplete;
  return element.shadowRoot?.querySelector('a')?.getAttribute('href');
}

it.each([
  ['/carros', '/carros'],
  ['ofertas?cor=azul', '/carros/pulse/ofertas?cor=azul'],
])('leads to %s of this site', async (fallback, address) => {
  expect(await addressOf(fallback)).toBe(address);
});

it.each([
  '',
  'https://evil.example/',
  '//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://',
])('leads to the parent page where the author wrote %j', async (fallback) => {
  expect(await addressOf(fallback)).toBe('/carros/pulse.html');
});

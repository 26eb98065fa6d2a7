// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import '#element/vitrine';
import '#widgets/qr-code/element';
import { page } from '../../lib/answers';

const ADDRESS = 'https://www.fiat.example/pulse';
const TOO_LONG = 'Pulse '.repeat(500);

let states: Set<string>;
beforeEach(() => {
  page();
  history.replaceState(null, '', '/carro?cpf=52998224725#codigo');
  // happy-dom has none.
  HTMLElement.prototype.attachInternals = () => {
    states = new Set();
    return { states } as unknown as ElementInternals;
  };
});
afterEach(() => document.body.replaceChildren());

type Code = HTMLElement & { updateComplete: Promise<unknown> };
async function code(attributes: Record<string, string>, content = '') {
  const element = document.createElement('vt-qr-code') as Code;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.innerHTML = content;
  document.body.append(element);
  await element.updateComplete;
  return element;
}
const find = (element: Element, selector: string) => element.shadowRoot?.querySelector(selector) ?? null;
const name = (element: Element) => find(element, '[role=img]')?.getAttribute('aria-label');

describe('what it is called', () => {
  it('is its text, up to 120 characters', async () => {
    expect(name(await code({ value: ADDRESS }))).toBe(`QR code: ${ADDRESS}`);
    expect(name(await code({ value: 'a'.repeat(120) }))).toBe(`QR code: ${'a'.repeat(120)}`);
    expect(name(await code({ value: 'a'.repeat(121) }))).toBe('QR code');
  });
  it('is what the author says it is', async () => {
    expect(name(await code({ value: ADDRESS, label: 'Abra o Pulse' }))).toBe('Abra o Pulse');
  });
  it('is the page’s own address without text, and without what may be the visitor’s', async () => {
    expect(name(await code({}))).toBe(`QR code: ${location.origin}/carro`);
  });
});

describe('a text that no code holds', () => {
  it('is said to be too long; a shorter one is drawn', async () => {
    const element = await code({ value: TOO_LONG });
    expect([...states]).toEqual(['failed']);
    expect(find(element, '[part=error]')?.textContent).toBe('Texto longo demais para um QR code');
    element.setAttribute('value', ADDRESS);
    await element.updateComplete;
    expect([...states]).toEqual(['ready']);
    expect(name(element)).toBe(`QR code: ${ADDRESS}`);
    expect(find(element, '[part=error]')).toBeNull();
  });
  it('leaves the author’s own words in its place', async () => {
    const element = await code({ value: TOO_LONG }, `<a href="${ADDRESS}">Abra o Pulse</a>`);
    expect(find(element, 'slot')).not.toBeNull();
    expect(find(element, '[part=error], [role=img]')).toBeNull();
  });
});

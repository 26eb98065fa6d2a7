// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '#element/vitrine';
import { flag, text } from '#element/attributes/attributes';
import { defineElement } from '#element/lit';
import { HubMenu } from '#widgets/hub-menu/HubMenu';

defineElement('vt-hub-menu', { attributes: { label: text, badge: text, sticky: flag }, element: HubMenu });
// It is defined once the loader has loaded.
await customElements.whenDefined('vt-hub-menu');

/** Stands in for the browser's: says what is watched, and tells of what is in sight when the test does. */
class FakeObserver {
  static made: FakeObserver[] = [];
  watched = new Set<Element>();
  constructor(readonly tell: (entries: object[]) => void) {
    FakeObserver.made.push(this);
  }
  observe(target: Element) {
    this.watched.add(target);
  }
  disconnect() {
    this.watched.clear();
  }
}
const watched = () => FakeObserver.made.flatMap(({ watched }) => [...watched]).map(({ id }) => id);
const read = (id: string, isIntersecting = true) =>
  FakeObserver.made.at(-1)?.tell([{ isIntersecting, target: document.getElementById(id) }]);
const current = () =>
  [...document.querySelectorAll('[aria-current]')].map((link) => link.getAttribute('href'));

/** A menu of these links on a page with these sections. */
async function menu(hrefs: string[], ids: string[]) {
  document.body.replaceChildren();
  for (const id of ids) document.body.append(Object.assign(document.createElement('section'), { id }));
  const element = document.createElement('vt-hub-menu') as HTMLElement & { updateComplete: Promise<unknown> };
  for (const href of hrefs) {
    const link = document.createElement('a');
    link.setAttribute('href', href);
    element.append(link);
  }
  document.body.append(element);
  await element.updateComplete;
  return element;
}

beforeEach(() => {
  FakeObserver.made = [];
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});
afterEach(() => vi.unstubAllGlobals());

it('follows the other entries where one names no section, whatever stands in it', async () => {
  await menu(
    ['#100%', '#%E0%A4%A', '#', '/outra#cores', 'https://[', '#cor%20azul', '#versões'],
    ['cor azul', 'versões', 'cores'],
  );
  expect(watched().sort()).toEqual(['cor azul', 'versões']);
  read('cor azul');
  expect(current()).toEqual(['#cor%20azul']);
  read('cor azul', false);
  read('versões');
  expect(current()).toEqual(['#versões']);
});

it('finds a section whose name holds the sign as it is', async () => {
  await menu(['#100%'], ['100%']);
  read('100%');
  expect(current()).toEqual(['#100%']);
});

it('watches nothing once it has left the page, and begins anew where it is put back', async () => {
  const element = await menu(['#cores'], ['cores']);
  element.remove();
  element.shadowRoot?.querySelector('slot')?.dispatchEvent(new Event('slotchange'));
  expect(watched()).toEqual([]);
  document.body.append(element);
  expect(watched()).toEqual(['cores']);
});

it('brings a choice to the data layer: what pushes it loads when the visitor approaches', async () => {
  const layer: object[] = [];
  vi.stubGlobal('dataLayer', layer);
  const element = await menu(['#cores'], ['cores']);
  element.dispatchEvent(new Event('pointerenter'));
  element.querySelector('a')?.click();
  await vi.dynamicImportSettled();
  expect(layer).toEqual([{ event: 'vt-hub-menu-selected', href: '#cores' }]);
});

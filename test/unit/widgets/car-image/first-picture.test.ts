// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ARGO, drawn, images, picture, picturePage } from './pictures';

beforeEach(() => picturePage());
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Where every element is, in px from the window's upper edge. */
const placed = (top: number) =>
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 70));

/** How the only image of an element loads. */
const loading = (element: Element) =>
  images(element).map((image) => [image.loading, image.fetchPriority || 'auto']);

describe('the first image of a list', () => {
  it('that is in the window loads at once and before others; those after it are lazy', async () => {
    placed(100);
    expect(loading(await picture(ARGO))).toEqual([['eager', 'high']]);
    expect(loading(await picture(ARGO))).toEqual([['lazy', 'auto']]);
  });
  it('is that of its own root: every list has one', async () => {
    placed(100);
    await picture(ARGO);
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    const attributes = Object.entries(ARGO).map(([name, value]) => `${name}="${value}"`);
    root.innerHTML = `<vt-car-image ${attributes.join(' ')}></vt-car-image>`.repeat(2);
    for (const each of root.children) await drawn(each);
    expect([...root.children].flatMap(loading)).toEqual([
      ['eager', 'high'],
      ['lazy', 'auto'],
    ]);
  });
  it('is lazy above and below the window', async () => {
    for (const top of [-70, innerHeight]) {
      placed(top);
      expect(loading(await picture(ARGO))).toEqual([['lazy', 'auto']]);
      document.body.replaceChildren();
    }
  });
  it('is eager wherever the author says so, and only in the window before others', async () => {
    placed(innerHeight);
    expect(loading(await picture({ ...ARGO, eager: '' }))).toEqual([['eager', 'auto']]);
  });
});

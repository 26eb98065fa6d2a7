// @vitest-environment happy-dom
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { scaleOf } from '#ui/drawings/scale-of';
import { usePopupList } from '#ui/use-popup-list';
import { render } from '../lib/render';

afterEach(() => vi.restoreAllMocks());

const laidOut = (shown: number, own: number) => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(30, 90, shown, 30));
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(own);
};

it.each([
  [300, 200, 1.5],
  [200, 200, 1],
  // Not laid out.
  [0, 0, 1],
  [0, 200, 1],
])('an element shown %s px wide that is %s px of its own has the scale %s', (shown, own, scale) => {
  laidOut(shown, own);
  expect(scaleOf(document.createElement('p'))).toBe(scale);
});

async function openList(): Promise<CSSStyleDeclaration> {
  HTMLElement.prototype.showPopover = vi.fn();
  HTMLElement.prototype.hidePopover = vi.fn();
  function Field() {
    const input = useRef<HTMLInputElement>(null);
    const list = useRef<HTMLUListElement>(null);
    usePopupList(input, list, true);
    return (
      <>
        <input ref={input} />
        <ul ref={list} />
      </>
    );
  }
  await render(<Field />);
  return (document.querySelector('ul') as HTMLElement).style;
}

it('a popup is below its field on a page with a zoom', async () => {
  laidOut(300, 200);
  const style = await openList();
  // 30, 300 and 90 + 30 + 4 px on the screen.
  expect([style.left, style.width]).toEqual(['20px', '200px']);
  expect(Number.parseFloat(style.top)).toBeCloseTo(124 / 1.5);
});

it.each([
  ['without a keyboard', 90, { height: 800, offsetTop: 0 }, 'below', '320px'],
  ['with little above a keyboard', 360, { height: 480, offsetTop: 0 }, 'above', '320px'],
  // iOS moves what is in view down to the field.
  ['with the view moved down to it', 480, { height: 480, offsetTop: 320 }, 'below', '278px'],
  ['at the end of a view that was moved down', 700, { height: 480, offsetTop: 320 }, 'above', '320px'],
])('a popup is within what is in view, %s', async (_, top, view, side, height) => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(30, top, 300, 30));
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
  vi.stubGlobal('visualViewport', Object.assign(new EventTarget(), view));
  const style = await openList();
  expect([style.top === 'auto' ? 'above' : 'below', style.maxHeight]).toEqual([side, height]);
  vi.unstubAllGlobals();
});

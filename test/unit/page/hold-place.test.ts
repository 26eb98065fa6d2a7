// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anchorScroll } from '#page/anchor-scroll';

/** A page that scrolls: the element is at `place` in the document. */
let place: number;
let frames: FrameRequestCallback[];
const element = document.createElement('li');
const top = () => place - scrollY;
const frame = () => {
  for (const run of frames.splice(0)) run(0);
};

beforeEach(() => {
  place = 500;
  frames = [];
  document.body.append(element);
  let y = 200;
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  vi.stubGlobal('scrollBy', ({ top }: { top: number }) => {
    y += top;
  });
  vi.spyOn(globalThis, 'scrollY', 'get').mockImplementation(() => y);
  vi.spyOn(element, 'getBoundingClientRect').mockImplementation(() => ({ top: top() }) as DOMRect);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  element.remove();
});

describe('a pressed element', () => {
  it('stays where it is while what is above it changes, over several frames', () => {
    anchorScroll(element);
    place = 420;
    frame();
    expect(top()).toBe(300);
    place = 460;
    frame();
    expect(top()).toBe(300);
    expect(frames).toHaveLength(1);
  });
  it('is let go by the wheel', () => {
    anchorScroll(element);
    dispatchEvent(new Event('wheel'));
    place = 420;
    frame();
    expect([top(), frames.length]).toEqual([220, 0]);
  });
  it('is let go by another script that scrolls', () => {
    anchorScroll(element);
    frame();
    scrollBy({ top: 90 });
    frame();
    expect([top(), frames.length]).toEqual([210, 0]);
  });
  it('is let go when it has left the page, and after half a second', () => {
    anchorScroll(element);
    element.remove();
    frame();
    expect(frames).toHaveLength(0);
    document.body.append(element);
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    anchorScroll(element);
    clock.mockReturnValue(501);
    frame();
    expect(frames).toHaveLength(0);
  });
});

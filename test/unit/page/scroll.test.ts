// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { scrollPositions, scrollToElement } from '#page/scroll';

/** A scroller, and a target at `at` px of its content; happy-dom has no layout. */
function scroller(element: Element, target: HTMLElement, at: number): void {
  const top = element === document.documentElement ? 0 : 40;
  element.getBoundingClientRect = () => ({ top }) as DOMRect;
  target.getClientRects = () => [{}] as unknown as DOMRectList;
  target.getBoundingClientRect = () => ({ top: top + at - element.scrollTop }) as DOMRect;
  target.scrollIntoView = () => {
    element.scrollTop = at;
  };
}
const target = () => document.getElementById('to') as HTMLElement;

beforeEach(() => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
});
afterEach(() => {
  document.documentElement.removeAttribute('style');
  document.documentElement.scrollTop = 0;
  Reflect.deleteProperty(document.documentElement, 'getBoundingClientRect');
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('scrolling to an element', () => {
  it('leaves the offset above it', () => {
    document.body.innerHTML = '<i id="to"></i>';
    scroller(document.documentElement, target(), 1000);
    scrollToElement(target(), { offset: 100 });
    expect(document.documentElement.scrollTop).toBe(900);
  });

  it.each([
    ['padding', 'scroll-padding-top:60px', ''],
    ['margin', '', 'scroll-margin-top:60px'],
  ])('leaves what the page has for it, as a scroll %s', (_, ofPage, ofTarget) => {
    document.documentElement.setAttribute('style', ofPage);
    document.body.innerHTML = `<i id="to" style="${ofTarget}"></i>`;
    scroller(document.documentElement, target(), 1000);
    scrollToElement(target(), { offset: 100 });
    expect(document.documentElement.scrollTop).toBe(1000);
  });

  it('scrolls the scroller of a component that shows it in a slot', () => {
    document.body.innerHTML = '<x-shell><i id="to"></i></x-shell>';
    const shell = document.querySelector('x-shell') as HTMLElement;
    shell.attachShadow({ mode: 'open' }).innerHTML = '<div><slot></slot></div>';
    const area = shell.shadowRoot?.querySelector('div') as HTMLElement;
    const slot = area.firstElementChild;
    const slotted = target();
    // The test's DOM has none.
    Object.defineProperty(HTMLElement.prototype, 'assignedSlot', {
      configurable: true,
      get(this: Element) {
        return this === slotted ? slot : null;
      },
    });
    onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'assignedSlot'));
    expect([...scrollPositions(target()).keys()]).toContain(area);
    scroller(area, target(), 1000);
    scrollToElement(target(), { offset: 100 });
    expect(area.scrollTop).toBe(900);
  });

  it('works where the page has a function of its own as scrollTo or scroll', () => {
    document.body.innerHTML = '<i id="to"></i>';
    scroller(document.documentElement, target(), 1000);
    const own = vi.fn();
    Object.assign(document.documentElement, { scrollTo: own, scroll: own });
    scrollToElement(target(), { offset: 100 });
    expect(document.documentElement.scrollTop).toBe(900);
    Reflect.deleteProperty(document.documentElement, 'scrollTo');
    Reflect.deleteProperty(document.documentElement, 'scroll');
  });

  describe('with motion', () => {
    beforeEach(() => {
      vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
      vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] });
      document.body.innerHTML = '<i id="to"></i>';
      scroller(document.documentElement, target(), 1000);
    });
    const page = document.documentElement;

    it('goes from where the page was to the place, within the duration', () => {
      const from = new Map([[page as Element, 200]]);
      scrollToElement(target(), { offset: 100, duration: 1000, from });
      expect(page.scrollTop).toBe(200);
      vi.advanceTimersByTime(500);
      expect(page.scrollTop).toBeGreaterThan(300);
      expect(page.scrollTop).toBeLessThan(800);
      vi.advanceTimersByTime(600);
      expect(page.scrollTop).toBe(900);
    });

    it.each(['wheel', 'touchstart', 'mousedown', 'keydown'])(
      'ends at a %s, also of a field that keeps its keys',
      (type) => {
        scrollToElement(target(), { duration: 1000 });
        vi.advanceTimersByTime(300);
        const field = document.body.appendChild(document.createElement('input'));
        field.addEventListener(type, (event) => event.stopPropagation());
        field.dispatchEvent(new Event(type, { bubbles: true }));
        const { scrollTop } = page;
        vi.advanceTimersByTime(900);
        expect(page.scrollTop).toBe(scrollTop);
      },
    );

    it('ends when it is not wanted any more, or another one begins', () => {
      let isWanted = true;
      scrollToElement(target(), { duration: 1000, isWanted: () => isWanted });
      vi.advanceTimersByTime(300);
      isWanted = false;
      const { scrollTop } = page;
      vi.advanceTimersByTime(900);
      expect(page.scrollTop).toBe(scrollTop);
      const other = document.body.appendChild(document.createElement('b'));
      scrollToElement(target(), { duration: 1000 });
      scroller(page, other, 300);
      scrollToElement(other, { offset: 0, duration: 1000 });
      vi.advanceTimersByTime(1100);
      expect(page.scrollTop).toBe(300);
    });

    it('does not stop between the places of a scroller that snaps', () => {
      page.setAttribute('style', 'scroll-snap-type:y mandatory');
      scrollToElement(target(), { offset: 100 });
      expect(page.scrollTop).toBe(900);
    });
  });
});

import { expect, type Locator, type Page } from './test';

/** A phone as most visitors hold it; for `test.use`. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** A visitor's hand: it scrolls to what it touches, and counts. */
export interface Hand {
  readonly taps: number;
  /** Scrolls to a widget, which loads it; resolves when it shows its content. */
  scrollTo(widget: Locator): Promise<void>;
  tap(target: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  choose(select: Locator, label: string): Promise<void>;
}

/** Whether typing would go into the field without touching it. */
const isFocused = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element);

/**
 * Returns the hand of a visitor who makes no detour. One tap is: a press on a button, link, box, option or suggestion,
 * and entering a field, unless the page has put the cursor there. A native list is two taps: one opens it, one chooses.
 * Scrolling and the keyboard's letters are none. Typing replaces what a field holds.
 */
export function handOn(page: Page): Hand {
  let taps = 0;
  const tap = async (target: Locator) => {
    // Not under a sticky bar at the edge of the screen, where nobody taps.
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await target.tap();
    taps++;
  };
  return {
    get taps() {
      return taps;
    },
    async scrollTo(widget) {
      await widget.scrollIntoViewIfNeeded();
      await expect.poll(() => widget.evaluate((element) => element.matches(':state(ready)'))).toBe(true);
      await widget.evaluate((element) => element.scrollIntoView());
    },
    tap,
    async type(field, text) {
      if (!(await isFocused(field))) await tap(field);
      await expect.poll(() => isFocused(field)).toBe(true);
      // Two quick taps are a double tap, which leaves an empty field without a cursor.
      await field.selectText();
      await page.keyboard.type(text);
    },
    async choose(select, label) {
      await select.scrollIntoViewIfNeeded();
      await select.selectOption({ label });
      taps += 2;
    },
  };
}

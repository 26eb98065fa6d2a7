import type { Page } from './test';

/** The focused element, in whatever shadow root. */
const focused = () => {
  let active: Element | null = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
};

/** The name of the focused element, a field's by its label; in a frame, of the element that is focused there. */
async function focusedName(page: Page): Promise<string> {
  const outer = await page.evaluateHandle(focused);
  const frame = await outer.asElement()?.contentFrame();
  const active = frame ? await frame.evaluateHandle(focused) : outer;
  return active.evaluate((active) => {
    const label = (active as HTMLInputElement | null)?.labels?.[0]?.textContent;
    return (active?.getAttribute('aria-label') ?? label ?? active?.textContent ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  });
}

/** Most presses of Tab on the way to one element. */
const PATIENCE = 80;

/** A visitor without a pointer: every key is written down. */
export interface Keys {
  /** The keys pressed, in their order; repeated ones are counted: "Tab x 3". */
  readonly pressed: readonly string[];
  /** Presses Tab, at least once, until an element with that name has the focus; fails if none gets it. */
  tabTo(name: string | RegExp): Promise<void>;
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Goes to a field and types into it, in the place of what it holds. */
  fill(label: string | RegExp, text: string): Promise<void>;
  /** Goes to a button or link and presses Enter. */
  activate(name: string | RegExp): Promise<void>;
}

/** Returns the keys of a page. */
export function keysOf(page: Page): Keys {
  const pressed: string[] = [];
  const press = async (key: string) => {
    await page.keyboard.press(key);
    pressed.push(key);
  };
  const tabTo = async (name: string | RegExp) => {
    const seen: string[] = [];
    for (let times = 1; times <= PATIENCE; times++) {
      await page.keyboard.press('Tab');
      const now = await focusedName(page);
      seen.push(now);
      if (typeof name === 'string' ? now === name : name.test(now)) {
        pressed.push(`${times > 1 ? `Tab x ${times}` : 'Tab'} (${now})`);
        return;
      }
    }
    throw new Error(`no Tab leads to ${name}; seen: ${seen.slice(-40).join(' | ')}`);
  };
  const type = async (text: string) => {
    await page.keyboard.type(text);
    pressed.push(`"${text}"`);
  };
  return {
    pressed,
    tabTo,
    press,
    type,
    async fill(label, text) {
      await tabTo(label);
      await page.keyboard.press('ControlOrMeta+A');
      await type(text);
    },
    async activate(name) {
      await tabTo(name);
      await press('Enter');
    },
  };
}

import { expect, type Locator, type Page } from '@playwright/test';
import type { ScreenReaderSession } from './session';

/** What the keyboard does with an element. */
type Way = 'press' | 'toggle' | 'type' | 'option' | 'list';

/** Moves the focus to an element, or to the control whose label it is, and returns how it is used there. Runs in the page. */
function focusControl(element: Element): Way {
  const label = element.closest('label');
  const focusable = element.closest<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex]',
  );
  const control = (label?.control as HTMLElement | null | undefined) ?? focusable;
  const option = element.closest('[role=option]');
  if (option) return 'option';
  if (!control) throw new Error(`no control at ${element.outerHTML.slice(0, 100)}`);
  control.scrollIntoView({ block: 'center' });
  control.focus();
  if (control.matches('input[type=radio], input[type=checkbox], [role=switch], [role=checkbox]'))
    return 'toggle';
  if (control.matches('select')) return 'list';
  return control.matches('input, textarea') ? 'type' : 'press';
}

/** Milliseconds after which a control is used of which nothing is said. */
const SAID_WITHIN = 2000;

/** Resolves once more has been said. */
const untilMoreIsSaid = (reader: ScreenReaderSession, before: number) =>
  expect
    .poll(() => reader.said().length, { timeout: SAID_WITHIN, intervals: [50] })
    .toBeGreaterThan(before)
    .catch(() => undefined);

/** Options of a list that are gone through before it is given up. */
const MOST_OPTIONS = 60;

/** Chooses an option of a list whose field has the focus. */
async function chooseOption(page: Page, option: Locator): Promise<void> {
  const isActive = () =>
    option.evaluate((element) => {
      const root = element.getRootNode() as ShadowRoot;
      return root.activeElement?.getAttribute('aria-activedescendant') === element.id;
    });
  for (let turn = 0; turn < MOST_OPTIONS && !(await isActive()); turn++)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

async function use(locator: Locator, reader: ScreenReaderSession): Promise<void> {
  await locator.waitFor();
  const before = reader.said().length;
  const hadFocus = await locator.evaluate((element) => element.matches(':focus'));
  const way = await locator.evaluate(focusControl);
  // A press may change the name, which is read a moment after the focus.
  if (!hadFocus && way !== 'option') await untilMoreIsSaid(reader, before);
  const page = locator.page();
  if (way === 'option') await chooseOption(page, locator);
  else await page.keyboard.press(way === 'toggle' ? 'Space' : 'Enter');
}

/**
 * Has jobs done with the keyboard alone: what they press, check and fill is focused, and used with its keys once it is heard. The way
 * there by Tab is that of the end-to-end tests.
 */
export function byKeyboard(page: Page, reader: ScreenReaderSession): void {
  const prototype = Object.getPrototypeOf(page.locator('body')) as Locator & { isByKeyboard?: boolean };
  // One for all pages.
  if (prototype.isByKeyboard) return;
  prototype.isByKeyboard = true;
  prototype.click = async function (this: Locator) {
    await use(this, reader);
  };
  prototype.check = async function (this: Locator) {
    if (!(await this.isChecked())) await use(this, reader);
  };
  const { fill } = prototype;
  prototype.fill = async function (this: Locator, text: string) {
    await this.focus();
    // The keys of a date depend on the browser's language.
    if (await this.evaluate((field) => field.matches('[type=date]'))) return fill.call(this, text);
    await this.page().keyboard.press('ControlOrMeta+a');
    if (text) await this.page().keyboard.type(text);
    else await this.page().keyboard.press('Delete');
  };
}

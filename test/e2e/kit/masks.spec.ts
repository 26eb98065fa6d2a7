import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../lib/test';

const PAGE = '/lone/';
const field = (page: Page, name: string): Locator => page.locator('vt-lead-form').first().locator(`#${name}`);

/** The masks load with the form's deferred module, at the first interaction. */
async function ready(page: Page, name: string): Promise<Locator> {
  const input = field(page, name);
  await input.click();
  await expect(async () => {
    await input.fill('');
    await input.pressSequentially('1');
    await input.pressSequentially('1');
    await input.pressSequentially('9');
    await expect(input).toHaveValue(name === 'phone' ? '(11) 9' : '119', { timeout: 100 });
  }).toPass();
  await input.fill('');
  return input;
}
const caret = (input: Locator) => input.evaluate((element: HTMLInputElement) => element.selectionStart);

test.beforeEach(async ({ open }) => open(PAGE));

test('the caret stays behind the same digit when typing, deleting and editing in the middle', async ({
  page,
}) => {
  const input = await ready(page, 'phone');
  await input.pressSequentially('11987654321');
  await expect(input).toHaveValue('(11) 98765-4321');
  await input.evaluate((element: HTMLInputElement) => element.setSelectionRange(6, 6));
  await page.keyboard.press('Delete');
  await expect(input).toHaveValue('(11) 9765-4321');
  await page.keyboard.type('8');
  await expect(input).toHaveValue('(11) 98765-4321');
  expect(await caret(input)).toBe(7);
  // Backspace passes punctuation.
  for (let i = 0; i < 15; i++) await page.keyboard.press('Backspace');
  await page.keyboard.press('End');
  for (let i = 0; i < 15; i++) await page.keyboard.press('Backspace');
  await expect(input).toHaveValue('');
});

test('pasted text is formatted, with or without punctuation', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const input = await ready(page, 'phone');
  for (const text of ['11 98765 4321', '+(11)98765-4321', '011987654321']) {
    await input.fill('');
    await page.evaluate((value) => navigator.clipboard.writeText(value), text);
    await input.focus();
    await page.keyboard.press('Control+V');
    await expect(input).toHaveValue('(11) 98765-4321');
  }
});

test('autofilled text is formatted, and the focus stays', async ({ page }) => {
  await ready(page, 'phone');
  const name = field(page, 'name');
  await name.focus();
  await field(page, 'phone').evaluate((element: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, '11987654321');
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(field(page, 'phone')).toHaveValue('(11) 98765-4321');
  await expect(name).toBeFocused();
});

test('undo restores a formatted text, and typing continues from it', async ({ page }) => {
  const input = await ready(page, 'phone');
  await input.pressSequentially('1198765');
  for (let i = 0; i < 3; i++) await page.keyboard.press('Control+Z');
  const left = await input.inputValue();
  expect('(11) 98765').toContain(left.replace(/[^\d() -]/g, ''));
  await input.fill('');
  await input.pressSequentially('11987654321');
  await expect(input).toHaveValue('(11) 98765-4321');
});

test('composition, as of Android keyboards, is not interrupted', async ({ page, context }) => {
  const input = await ready(page, 'phone');
  const keyboard = await context.newCDPSession(page);
  await input.focus();
  for (const text of ['1', '11', '119', '1198']) {
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
  await keyboard.send('Input.insertText', { text: '11987654321' });
  await expect(input).toHaveValue('(11) 98765-4321');
});

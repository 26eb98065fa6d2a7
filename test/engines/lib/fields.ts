import type { Locator, Page } from '@playwright/test';
import { type test as base, expect } from './test';

const PHONE = '(11) 98765-4321';

/** The phone's field of a lead form, once its mask has loaded at the first interaction. */
async function maskedField(page: Page): Promise<Locator> {
  const field = page.locator('vt-lead-form').getByLabel('Celular');
  await field.click();
  await expect(async () => {
    await field.fill('');
    await field.pressSequentially('119');
    await expect(field).toHaveValue('(11) 9', { timeout: 1000 });
  }).toPass();
  await field.fill('');
  await field.pressSequentially(PHONE.replace(/\D/g, ''));
  await expect(field).toHaveValue(PHONE);
  return field;
}
const caret = (field: Locator) => field.evaluate((element) => (element as HTMLInputElement).selectionStart);
const placeCaret = (field: Locator, at: number) =>
  field.evaluate((element, to) => (element as HTMLInputElement).setSelectionRange(to, to), at);

/** Declares tests of what engines do differently with keys. */
export function testFields(test: typeof base): void {
  test('a mask keeps the caret in its place, deletes past punctuation and undoes', async ({
    page,
    origin,
  }) => {
    await page.goto(`${origin}/jobs/vt-lead-form/`);
    const field = await maskedField(page);
    await placeCaret(field, '(11) 9'.length);
    await page.keyboard.press('Delete');
    await expect(field).toHaveValue('(11) 9765-4321');
    await page.keyboard.type('8');
    await expect(field).toHaveValue(PHONE);
    expect(await caret(field)).toBe('(11) 98'.length);
    await placeCaret(field, '(11) 98765'.length);
    await page.keyboard.press('Delete');
    await expect(field).toHaveValue('(11) 9876-5321');
    await page.keyboard.press('Control+z');
    await expect(field).toHaveValue(PHONE);
  });

  test('signing in by another site works at the first tap', async ({ page, origin }) => {
    await page.goto(`${origin}/fiat/entrar/`);
    // The press loads the form's files, and the click those of the other sites, in the same moment.
    await page.locator('vt-login').getByRole('button', { name: 'Continuar com Google' }).click();
    await expect(page.getByLabel('Pessoa')).toBeVisible();
  });
}

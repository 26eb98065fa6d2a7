import type { Page } from '@playwright/test';
import { type test as base, expect } from './test';

/** Where a file was refused, what browsers say of it. */
const REFUSALS = [/integrity|digest|lead-form|module|503|Failed to load|unknown-key|unknown|import map/i];

const isTampered = (page: Page) => page.evaluate(() => 'tampered' in globalThis);

/** Declares tests of pages that check every file of the library by an import map. */
export function testCheckedFiles(test: typeof base): void {
  test.describe('a page that checks the files', () => {
    test.use({ expectedNoise: REFUSALS });

    for (const kind of ['tampered', 'second-try'])
      test(`shows the author's children where a file is other: ${kind}`, async ({ page, origin, noise }) => {
        await page.goto(`${origin}/checked/${kind}/`);
        const form = page.locator('vt-lead-form');
        // Of the placeholder of what loads nothing is left (element/define.ts).
        await expect
          .poll(() => form.evaluate((element) => (element as HTMLElement).style.getPropertyValue('--_k')))
          .toBe('none');
        await expect(page.getByRole('link', { name: /Fale com a gente/ })).toBeVisible();
        expect(await isTampered(page)).toBe(false);
        noise.splice(0);
      });

    for (const kind of ['right', 'unknown-key'])
      test(`is used as any other: ${kind}`, async ({ page, origin, noise }) => {
        await page.goto(`${origin}/checked/${kind}/`);
        const form = page.locator('vt-lead-form');
        await expect(page.locator('vt-lead-form:state(ready)')).toBeVisible();
        await form.getByRole('button', { name: 'Enviar' }).click();
        await expect(form.getByRole('alert').first()).toContainText('Confira os campos');
        if (kind === 'right') expect(noise).toEqual([]);
        noise.splice(0);
      });
  });
}

import { expect, type Locator, type Page } from './test';

export const CAR = '358AF11~2026~679~~CAM~';

export const PAGE = `/fiat/financiamento/?vt-car=${CAR}`;

export const calculator = (page: Page) => page.locator('vt-installment-calculator');

export const figures = (page: Page) => calculator(page).locator('.figures');

/** The installment as it is shown: beside it are the words of screen readers. */
export const installment = (page: Page) => figures(page).locator('.installment b [aria-hidden=true]');

export const entry = (page: Page) => calculator(page).getByRole('slider', { name: 'Entrada' });

export const row = (page: Page, name: string) =>
  figures(page)
    .locator('.amounts > div')
    .filter({ hasText: new RegExp(`^${name}`) });

const settled = (page: Page) => expect(figures(page)).toHaveAttribute('aria-busy', 'false');

/** Resolves to the first installment once the calculator shows it. */
export async function begin(page: Page): Promise<string> {
  await calculator(page).scrollIntoViewIfNeeded();
  await expect(installment(page)).toBeVisible({ timeout: 15_000 });
  await settled(page);
  return (await installment(page).textContent()) ?? '';
}

export const press = async (target: Locator, key: string, times: number) => {
  for (let n = 0; n < times; n++) await target.press(key);
};

import { expect, type Locator, type Page } from './test';

/** Goes to the grid of days by keyboard, to the next month, and chooses its first day that is open. */
export async function chooseDayByKeys(page: Page, widget: Locator): Promise<void> {
  const grid = widget.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  await grid.locator('[tabindex="0"]').focus();
  await page.keyboard.press('PageDown');
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('Home');
  const current = grid.locator('[tabindex="0"]');
  for (let days = 0; days < 10 && (await current.getAttribute('aria-disabled')); days++)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(grid.locator('[aria-selected="true"]')).toBeFocused();
}

/** Chooses the first open day of the next month. */
export async function chooseDay(widget: Locator): Promise<void> {
  const grid = widget.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  await widget.getByRole('button', { name: 'Próximo mês' }).click();
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  await grid.locator('[role=gridcell]:not([aria-disabled])').first().click();
}

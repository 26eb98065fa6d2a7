import { expect, type Locator, type Page } from './test';

/** Goes to the grid of days by keyboard, to the next month, and chooses its next day that is open. */
export async function chooseDayByKeys(page: Page, widget: Locator): Promise<void> {
  const grid = widget.getByRole('grid');
  const current = grid.locator('[tabindex="0"]');
  const press = async (key: string) => {
    const before = (await current.getAttribute('data-date')) ?? '';
    await page.keyboard.press(key);
    await expect(current).not.toHaveAttribute('data-date', before);
    await expect(current).toBeFocused();
    await expect(grid).toHaveAttribute('aria-busy', 'false');
  };
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  await current.focus();
  await press('PageDown');
  for (let days = 0; days < 10 && (await current.getAttribute('aria-disabled')); days++)
    await press('ArrowRight');
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

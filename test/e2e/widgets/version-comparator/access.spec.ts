import { ARGO, comparator, compared, names } from '../../lib/comparator';
import { sideways } from '../../lib/page';
import { expect, test } from '../../lib/test';

test("the names stay below the page's menu while the table scrolls", async ({ page, open }) => {
  await open('/comparador/');
  await compared(page, ...ARGO);
  const bar = comparator(page).locator('.names-row');
  await expect(bar).toBeHidden();
  await comparator(page)
    .getByRole('rowheader', { name: /^Estrada/ })
    .scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  const menu = await page.locator('vt-hub-menu').boundingBox();
  const box = await bar.boundingBox();
  expect(Math.abs((box?.y ?? 0) - ((menu?.y ?? 0) + (menu?.height ?? 0)))).toBeLessThan(2);
  await expect(bar).toContainText('Trekking 1.3 CVT');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(bar).toBeHidden();
});

test('on a phone two versions are visible, the others scroll within their area with their names', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/comparador/');
  await compared(page, 'Drive 1.0', 'Drive 1.3 CVT');
  await comparator(page).getByRole('button', { name: 'Adicionar versão' }).click();
  const region = comparator(page).getByRole('group', { name: 'Versões lado a lado' });
  await expect(region).toHaveAttribute('tabindex', '0');
  await expect(names(page)).toHaveCount(3);
  await region.focus();
  await region.evaluate((area) => area.scrollTo({ left: 0, behavior: 'instant' }));
  const area = await region.boundingBox();
  const second = await comparator(page).locator('.card').nth(1).boundingBox();
  expect((second?.x ?? 0) + (second?.width ?? 0)).toBeLessThanOrEqual((area?.x ?? 0) + (area?.width ?? 0));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(20);
  await comparator(page)
    .getByRole('rowheader', { name: /^Estrada/ })
    .scrollIntoViewIfNeeded();
  // Each moves in frames of its own while the area comes to rest.
  const apart = async () => {
    const [at = 0, along = 0] = await Promise.all(
      [region, comparator(page).locator('.names-row')].map((each) =>
        each.evaluate(({ scrollLeft }) => scrollLeft),
      ),
    );
    return at - along;
  };
  await expect.poll(apart).toBe(0);
  // The row's name did not scroll along.
  const name = await comparator(page).locator('.different .row-name > span').first().boundingBox();
  expect(name?.x).toBeGreaterThanOrEqual(area?.x ?? 0);
});

test('at 320 px the page does not scroll sideways', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open('/comparador/es/');
  await compared(page, 'Active 1.0', 'Allure T200');
  await comparator(page).getByRole('button', { name: 'Agregar versión' }).click();
  await expect(names(page)).toHaveCount(3);
  expect(await sideways(page)).toBe(0);
});

import { inTurn } from '#scripts/test/turn.mjs';
import { expect, expectAccessible, IN_TURN, test } from '../lib/test';

const PAGES = [
  ['jeep', 'pt-BR', 768],
  ['leapmotor', 'pt-BR', 320],
  ['peugeot', 'es-AR', 1440],
] as const;

for (const [brand, language, width] of inTurn(PAGES)) {
  test(`axe finds nothing with the tokens of ${brand}, in ${language} and ${width} px wide`, {
    tag: IN_TURN,
  }, async ({ page, open }) => {
    // axe is slow with that many components.
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await open(`/galeria/?brand=${brand}&language=${language}`);
    await expect(page.locator('vt-kit-gallery').locator('#gallery-brand')).toHaveValue(brand);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
  });
}

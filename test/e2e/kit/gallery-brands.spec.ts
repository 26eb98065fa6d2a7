import { expect, expectAccessible, test } from '../lib/test';

for (const [brand, language, width] of [
  ['jeep', 'pt-BR', 768],
  ['leapmotor', 'pt-BR', 320],
  ['peugeot', 'es-AR', 1440],
] as const) {
  test(`axe finds nothing with the tokens of ${brand}, in ${language} and ${width} px wide`, async ({
    page,
    open,
  }) => {
    // axe is slow with that many components.
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await open(`/galeria/?brand=${brand}&language=${language}`);
    await expect(page.locator('vt-kit-gallery').locator('#gallery-brand')).toHaveValue(brand);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
  });
}

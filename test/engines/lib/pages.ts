import { ready } from '../../e2e/lib/test';
import { type test as base, expect } from './test';

/** A phone's and a desktop's. */
const WIDTHS = [390, 1280] as const;

/** A brand's page in each language; a car, a financing plan; every part of the kit. The other brands are colours. */
const PATHS = ['/fiat/', '/peugeot/', '/fiat/monte/', '/jeep/financiamento/', '/galeria/'];

/** Declares a test of each page: its widgets are ready, nothing is wider than the window, and the console is empty. */
export function testPages(test: typeof base): void {
  for (const [index, path] of PATHS.entries()) {
    const width = WIDTHS[index % WIDTHS.length] as number;
    test(`page ${path} at ${width} px`, async ({ page, origin }) => {
      await page.setViewportSize({ width, height: 850 });
      await page.goto(`${origin}${path}`);
      await ready(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}

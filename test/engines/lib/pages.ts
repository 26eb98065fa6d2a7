import { OF_BRANDS } from '../../../demo-pages/pages/brand-pages';
import { ready } from '../../e2e/lib/test';
import { type test as base, expect } from './test';

/** A phone's and a desktop's. */
const WIDTHS = [390, 1280] as const;

/** A page of each brand, in both languages; a car, a financing plan; every part of the kit. */
const PATHS = [
  ...OF_BRANDS.map(({ path }) => path).filter((path) => /^\/\w+\/$/.test(path)),
  '/fiat/monte/',
  '/jeep/financiamento/',
  '/galeria/',
];

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

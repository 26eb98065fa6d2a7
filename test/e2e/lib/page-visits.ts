import { BRAND_PAGES } from '#demo-pages/pages/brands';
import { HARD } from '#demo-pages/pages/hard-pages';
import type { Page } from '#demo-pages/pages/page';

export const WIDTHS = { phone: 390, desktop: 1280 } as const;
export const BUILDS = ['preact', 'react'] as const;

/** One visit of a demo page. */
export interface Visit {
  page: Page;
  width: keyof typeof WIDTHS;
  build: (typeof BUILDS)[number];
}

/** Fragments that repeat another one's content: fifty lead forms are laid out as one is. */
const SAME_CONTENT: Record<string, string> = { fifty: 'lone' };

/** Conditions that may break a page. */
const FACTORS = {
  /** In one language or the other: every page is checked for overflow at every width (pages.spec.ts). */
  content: ({ page }: Visit) => SAME_CONTENT[page.fragment] ?? page.fragment.replace(/-(es|pt)$/, ''),
  hard: ({ page }: Visit) => (HARD.includes(page) ? page.path : 'no'),
  brand: ({ page }: Visit) => page.brand,
  language: ({ page }: Visit) => BRAND_PAGES[page.brand].language,
  width: ({ width }: Visit) => width,
  build: ({ build }: Visit) => build,
};
type Factor = keyof typeof FACTORS;

/**
 * Each value of the first factor is combined with each value of the second in some visit, instead of visiting every
 * page at every width on both builds. Every content is visited in both languages on preact, the shipped build (`shipped`): the
 * brands of one language share it, and differ in what their own pages show (`brand`). Of the others React serves the hard ones
 * and one of each brand, as the main job of every widget runs on both (main-jobs.spec.ts).
 */
export const PAIRS: readonly (readonly [Factor, Factor])[] = [
  ['content', 'width'],
  ['hard', 'build'],
  ['brand', 'width'],
  ['brand', 'build'],
  ['brand', 'language'],
];
const shipped = ({ page, build }: Visit): string[] =>
  build === 'preact' ? [`fragment=${page.fragment}`] : [];

/** The combinations that a visit covers. */
export const covered = (visit: Visit): string[] => [
  ...shipped(visit),
  ...PAIRS.map((pair) => pair.map((name) => `${name}=${FACTORS[name](visit)}`).join(' ')),
];

/** Returns a small set of visits, chosen greedily by the number of new combinations. */
export function visitsOf(pages: readonly Page[]): Visit[] {
  const widths = Object.keys(WIDTHS) as Visit['width'][];
  const all = pages.flatMap((page) =>
    BUILDS.flatMap((build) => widths.map((width): Visit => ({ page, width, build }))),
  );
  const covers = new Map(all.map((visit) => [visit, covered(visit)]));
  const left = new Set([...covers.values()].flat());
  const chosen: Visit[] = [];
  while (left.size > 0) {
    let best: { visit: Visit; gain: number } | undefined;
    for (const [visit, combinations] of covers) {
      const gain = combinations.filter((each) => left.has(each)).length;
      if (gain > (best?.gain ?? 0)) best = { visit, gain };
      // What it covered is covered for good.
      if (gain === 0) covers.delete(visit);
    }
    if (!best) break;
    for (const each of covered(best.visit)) left.delete(each);
    chosen.push(best.visit);
  }
  return chosen;
}

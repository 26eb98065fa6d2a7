import { describe, expect, it } from 'vitest';
import { HARD } from '#demo-pages/pages/hard-pages';
import { PAGES } from '#demo-pages/pages/pages';
import { BUILDS, covered, type Visit, visitsOf, WIDTHS } from '../../e2e/lib/page-visits';

describe('the visits of the demo pages', () => {
  const visits = visitsOf(PAGES);
  const everyone: Visit[] = PAGES.flatMap((page) =>
    BUILDS.flatMap((build) =>
      (Object.keys(WIDTHS) as Visit['width'][]).map((width) => ({ page, width, build })),
    ),
  );

  it('show all that every page at every width on both builds would show', () => {
    const shown = new Set(visits.flatMap(covered));
    expect(everyone.flatMap(covered).filter((each) => !shown.has(each))).toEqual([]);
  });

  it('visit every fragment, brand and hard page on the build that ships, and none twice alike', () => {
    const onPreact = visits.filter(({ build }) => build === 'preact').map(({ page }) => page);
    for (const of of ['fragment', 'brand'] as const)
      expect(new Set(onPreact.map((page) => page[of]))).toEqual(new Set(PAGES.map((page) => page[of])));
    expect(onPreact).toEqual(expect.arrayContaining([...HARD]));
    const names = visits.map(({ page, width, build }) => `${page.path} ${width} ${build}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('find each page under an address of its own', () => {
    const paths = PAGES.map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it('are fewer than half of all', () => {
    expect(visits.length).toBeLessThan(everyone.length / 2);
  });
});

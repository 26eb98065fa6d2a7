import { describe, expect, it } from 'vitest';
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

  it('visit every page on the build that ships, and none twice alike', () => {
    const onPreact = visits.filter(({ build }) => build === 'preact').map(({ page }) => page.path);
    expect(new Set(onPreact)).toEqual(new Set(PAGES.map(({ path }) => path)));
    const names = visits.map(({ page, width, build }) => `${page.path} ${width} ${build}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('are fewer than half of all', () => {
    expect(visits.length).toBeLessThan(everyone.length / 2);
  });
});

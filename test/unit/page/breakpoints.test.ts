import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MIDDLE_MAX, MOBILE_MAX, NARROW_BELOW, TABLET_MAX, WIDE_FROM } from '#page/breakpoints';

const LAYOUTS = [MOBILE_MAX, TABLET_MAX];
/** Px within which another width would be a second breakpoint beside that of a layout. */
const NEAR = 15;
/** Comparisons that put the width itself into the narrower layout. */
const INCLUSIVE = ['>', '<=', 'max-width:'];

const files = ['src', 'widgets'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(folder, name)),
);

/** The comparisons with a width near a layout's, of all queries of a style sheet. */
const comparisons = (css: string) =>
  [...css.matchAll(/@(?:container|media)[^{]*/g)].flatMap(([query]) =>
    [...query.matchAll(/(<=|>=|<|>|m(?:in|ax)-width:)\s*(\d+)px/g)].flatMap(([text, operator = '', px]) =>
      LAYOUTS.some((max) => Math.abs(Number(px) - max) <= NEAR)
        ? [{ text, operator, width: Number(px) }]
        : [],
    ),
  );

it('style sheets use the breakpoints of the layouts, with the width itself in the narrower one', () => {
  const all = files.flatMap((file) =>
    comparisons(readFileSync(file, 'utf8')).map((one) => ({ file, ...one })),
  );
  expect(all.length).toBeGreaterThan(8);
  const wrong = all.filter(
    ({ operator, width }) => !LAYOUTS.includes(width) || !INCLUSIVE.includes(operator),
  );
  expect(wrong).toEqual([]);
});

it.each([NARROW_BELOW, MIDDLE_MAX, WIDE_FROM])('a style sheet changes a layout at %s px', (width) => {
  const query = new RegExp(`@container[^{]*\\b${width}px`);
  expect(files.filter((file) => query.test(readFileSync(file, 'utf8'))).length).toBeGreaterThan(0);
});

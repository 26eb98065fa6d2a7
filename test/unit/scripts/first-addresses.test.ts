import { expect, it } from 'vitest';
import { PAGES } from '#demo-pages/pages/pages';
import { firstAddresses } from '#scripts/demo/first-addresses.mjs';

const origin = 'http://localhost:4173';
const lines = firstAddresses(origin, PAGES.length);

it('names one address to open first, before every other', () => {
  expect(lines[0]).toBe(`  Open first:  ${origin}/`);
  expect(lines.filter((line) => line.includes('first:'))).toHaveLength(1);
  expect(lines.length).toBeLessThan(10);
});

it('names only pages that there are', () => {
  const paths = lines.flatMap((line) => [...line.matchAll(/localhost:4173(\S*)/g)].map(([, path]) => path));
  const known: string[] = [...PAGES.map(({ path }) => path), '/sandbox', '/storybook/'];
  expect(paths.filter((path = '') => !known.includes(path))).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { featureRows, featuresIn } from '#stories/lib/features';

it('reads the capabilities of a definition', () => {
  expect(featuresIn(' * @feature F29, F31\n * @feature F44\n * F01')).toEqual(['F29', 'F31', 'F44']);
});

it('has a place for each of the 77 capabilities', () => {
  const paths = readdirSync('widgets').map((name) => `widgets/${name}/element.ts`);
  const rows = featureRows(Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')])));
  expect(rows).toHaveLength(77);
  expect(rows.filter(([, places]) => places.length === 0).map(([feature]) => feature)).toEqual([]);
  // Whatever a definition names is one of them.
  const known = new Set(rows.map(([feature]) => feature));
  const named = paths.flatMap((path) => featuresIn(readFileSync(path, 'utf8')));
  expect(named.filter((feature) => !known.has(feature))).toEqual([]);
});

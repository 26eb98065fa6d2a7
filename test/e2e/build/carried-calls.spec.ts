import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callIds, callsIn } from '#scripts/source/calls-in-files.mjs';
import { expect, test } from '../lib/test';

/** Files in a folder whose names match. */
const under = (folder: string, end: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => end.test(name))
    .map((name) => join(folder, name));

const ids = callIds();

const called = new Set(
  [...under('src', /\.tsx?$/), ...under('widgets', /\.tsx?$/)]
    .filter((path) => !/^src\/services\/[^/]+\.ts$/.test(path))
    .flatMap((path) => callsIn(readFileSync(path, 'utf8'), ids)),
);
// Made by img elements, whose addresses are those of the files.
called.add('AST-01');

test('the build contains the calls that are made and no others', ({ build }) => {
  const all = new Set(ids.values());
  const text = under(build === 'react' ? 'dist-react' : 'dist', /\.js$/)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const carried = [...text.matchAll(/[`"']([A-Z]\w{1,3}-\d\d)[`"']/g)].flatMap(([, id = '']) =>
    all.has(id) ? id : [],
  );
  expect(ids.size).toBeGreaterThan(300);
  expect(carried).toContain('LEA-01');
  expect(carried.filter((id) => !called.has(id))).toEqual([]);
});

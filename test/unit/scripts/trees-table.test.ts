import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { unusedTreeRows } from '../../../scripts/test/trees-table.mjs';

const ROW = 'list item: name\t\tfor a reason';
const OTHER = 'entry: description\t^entry\tfor another';
const ENTRIES = Object.fromEntries(
  [
    ['a--one', 'story'],
    ['a--two', 'story'],
    ['a--docs', 'docs'],
  ].map(([id, type]) => [id, { id, type }]),
);

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A run that compared stories, and whose differences rows explained; without a file where there are none. */
function unusedAfter(compared: string[], used: string[]) {
  const run = mkdtempSync(join(tmpdir(), 'vitrine-trees-table-'));
  folders.push(run);
  const write = (name: string, lines: string[]) =>
    lines.length && writeFileSync(join(run, name), `${lines.join('\n')}\n`);
  write('compared.txt', compared);
  write('used.txt', used);
  const table = join(run, 'allowed.tsv');
  writeFileSync(table, `difference\twhere\treason\n${ROW}\n${OTHER}\n`);
  const storybook = join(run, 'index.json');
  writeFileSync(storybook, JSON.stringify({ entries: ENTRIES }));
  return unusedTreeRows({ run, storybook, table });
}

describe('the rows of the differences that explain nothing', () => {
  it.each<[name: string, compared: string[], used: string[], unused: string[]]>([
    ['after all stories', ['a--two', 'a--one'], [OTHER, OTHER], [ROW]],
    ['after stories without a difference', ['a--one', 'a--two'], [], [ROW, OTHER]],
    ['if each explained something', ['a--one', 'a--two'], [OTHER, ROW], []],
    ['after a part of the stories', ['a--one'], [OTHER], []],
    ['after none', [], [], []],
  ])('%s', (_name, compared, used, unused) => {
    expect(unusedAfter(compared, used)).toEqual(unused);
  });
});

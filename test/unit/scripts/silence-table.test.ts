import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unusedRows } from '#scripts/test/silence-table.mjs';

it('rows that explain nothing are found in the tables of all parts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'silence-'));
  const allowed = join(mkdtempSync(join(tmpdir(), 'silence-')), 'allowed.tsv');
  writeFileSync(allowed, 'widget\tcall\na\tA-01\nb\tB-01\nc\tC-01\n');
  const found = (line: string) => `A-01\tpath\tremoved\ta\tclaim\ttext\t${line}\treason\n`;
  writeFileSync(join(folder, '1.tsv'), found('2') + found(''));
  writeFileSync(join(folder, '2.tsv'), found('4'));
  expect(unusedRows(allowed, folder)).toEqual(['allowed.tsv:3 b | B-01']);
});

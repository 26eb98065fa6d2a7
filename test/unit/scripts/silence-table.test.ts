import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { callProblems, unusedRows } from '#scripts/test/silence-table.mjs';

it('rows that explain nothing are found in the tables of all parts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'silence-'));
  const allowed = join(mkdtempSync(join(tmpdir(), 'silence-')), 'allowed.tsv');
  writeFileSync(allowed, 'widget\tcall\na\tA-01\nb\tB-01\nc\tC-01\nd\tD-01\tpath\ttext\tsometimes: why\n');
  const found = (line: string) => `A-01\tpath\tremoved\ta\tclaim\ttext\t${line}\treason\n`;
  writeFileSync(join(folder, '1.tsv'), found('2') + found(''));
  writeFileSync(join(folder, '2.tsv'), found('4'));
  expect(unusedRows(allowed, folder)).toEqual(['allowed.tsv:3 b | B-01']);
});

it('calls that no walk reaches have a reason, and no others have one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'silence-'));
  const unwalked = join(mkdtempSync(join(tmpdir(), 'silence-')), 'unwalked.tsv');
  writeFileSync(join(folder, 'answered'), 'A-01\nB-01\nC-01\nD-01\n');
  writeFileSync(join(folder, '1.calls'), 'A-01\nA-01\n');
  writeFileSync(join(folder, '2.calls'), 'B-01\n');
  writeFileSync(join(folder, '1.tsv'), 'C-01\n');
  writeFileSync(unwalked, 'call\treason\nB-01\tno way\nC-01\tno way\nX-01\tno way\n');
  expect(callProblems(unwalked, folder)).toEqual([
    'D-01 is changed by no walk, and no row of unwalked.tsv says why',
    'unwalked.tsv: B-01 is reached by a walk',
    'unwalked.tsv: X-01 is no call whose answer is read',
  ]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Difference } from './compare';

/** A difference that is a browser's own: its kind, where it is (an expression; any place without), and why. */
interface Row {
  kind: string;
  where: RegExp;
  line: string;
}

const RUN = join(import.meta.dirname, '../../../.cache/trees');
/** The rows that explained something, a line each (scripts/test/trees-table.mjs). */
export const USED = join(RUN, 'used.txt');
/** The ids of the stories that were compared, a line each. */
export const COMPARED = join(RUN, 'compared.txt');

const [, ...lines] = readFileSync(join(import.meta.dirname, '../allowed.tsv'), 'utf8')
  .trimEnd()
  .split('\n');
const rows = lines.map((line): Row => {
  const [kind = '', where = ''] = line.split('\t');
  return { kind, where: new RegExp(where), line };
});

/** Returns the row that explains a difference. */
export const reasonOf = ({ kind, at }: Difference): string | undefined =>
  rows.find((row) => row.kind === kind && row.where.test(at))?.line;

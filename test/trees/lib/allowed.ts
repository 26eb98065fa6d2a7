import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Difference } from './compare';

/** A difference that is a browser's own: its kind, where it is (an expression; any place without), and why. */
interface Row {
  kind: string;
  where: RegExp;
  line: string;
}

/** The rows that explained something, a line each. */
export const USED = join(import.meta.dirname, '../../../.cache/trees/used.txt');

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

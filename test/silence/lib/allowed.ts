/** The findings that are none, each with its reason: allowed.tsv beside the tests. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Finding } from './compare';
import type { Variant } from './variants';

interface Row {
  /** Of the widget, the call and the field; * for any. */
  widget: string;
  call: string;
  path: string;
  /** What the text of the finding is. */
  text: RegExp;
  reason: string;
  /** Of the table, from 1. */
  line: number;
}

const [, ...lines] = readFileSync(resolve('test/silence/allowed.tsv'), 'utf8').trim().split('\n');
const ROWS: readonly Row[] = lines.map((line, index) => {
  const [widget = '', call = '', path = '', text = '', reason = ''] = line.split('\t');
  if (!reason) throw new Error(`allowed.tsv: a row without a reason: ${line}`);
  return { widget, call, path, text: new RegExp(text), reason, line: index + 2 };
});

const fits = (wanted: string, value: string) => wanted === '*' || wanted === value;

/** The row that explains a finding; undefined for a fault. */
export const allowedBy = (widget: string, { call, path }: Variant, { text }: Finding): Row | undefined =>
  ROWS.find(
    (row) => fits(row.widget, widget) && fits(row.call, call) && fits(row.path, path) && row.text.test(text),
  );

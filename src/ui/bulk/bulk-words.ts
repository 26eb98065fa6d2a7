import { type ProblemKind, problemOf } from '#services/http/problem';
import { UnknownOutcome } from '#services/once/unknown-outcome';
import { type Counted, countText } from '../count-text';
import type { BulkRow, BulkState } from './bulk-state';
import type { BulkMessages } from './messages';

/** Words of one kind of run; the words of its rows otherwise. */
export interface BulkWords {
  /** What is done: "Publicar ofertas". */
  title: string;
  /** "{count} publicadas" */
  done?: Counted;
  notBegun?: Counted;
}

/** Returns why a row has failed, in the service's words where it gives any; empty for any other row. */
export function reasonOf({ status, error }: BulkRow, { reasons }: BulkMessages): string {
  if (status !== 'failed' && status !== 'unknown') return '';
  const isLost = error instanceof UnknownOutcome;
  if (isLost && error.why === 'unread') return reasons.offline;
  const cause = isLost ? error.cause : error;
  const { kind, messages } = problemOf(cause);
  // A run waits for the kinds without words (run-bulk).
  const said: Partial<Record<ProblemKind, string>> = reasons;
  if (messages.length > 0) return messages.join(' ');
  if (isLost && kind !== 'unavailable') return reasons.absent;
  return said[kind] ?? reasons.failed;
}

/** "493 publicadas, 7 com falha, 0 não iniciadas" */
export function summaryOf({ counts }: BulkState, words: BulkWords, texts: BulkMessages): string {
  const { done, failed, unknown, waiting } = counts;
  const parts = [
    countText(words.done ?? texts.done, done),
    countText(texts.failed, failed),
    ...(unknown ? [countText(texts.unknown, unknown)] : []),
    countText(words.notBegun ?? texts.notBegun, waiting),
  ];
  return parts.join(', ');
}

/** The results as rows of a file, with their header. */
export const resultRows = ({ rows }: BulkState, texts: BulkMessages): string[][] => [
  [texts.id, texts.item, texts.result, texts.reason],
  ...rows.map((row) => [row.item.id, row.item.label, texts.rowStatus[row.status], reasonOf(row, texts)]),
];

import type { CallOptions } from '#services/http/types';
import type { BulkWords } from '#ui/bulk/bulk-words';
import type { Counted } from '#ui/count-text';

/** What is done to records, in words; {name} is the record's. */
export interface ActWords {
  action: string;
  title: string;
  many: Counted;
  /** What it does, and whether it can be undone. */
  hint: string;
  done: string;
  conflict: string;
  notDone: string;
  bulk: BulkWords;
  /** Of those for which it is done already. */
  leftOut?: Counted;
}

/** What staff do to one record, or to several in a bulk run, after a question. */
export interface RecordAct<T> {
  words: ActWords;
  /** Name of the file of the results, without its ending. */
  fileName: string;
  /** Least number of characters of the reason; without it none is asked for. */
  reasonLength?: number;
  /** Their number is typed where there are more records: a slip is dear. By default 19 (ours). */
  typedAbove?: number;
  /** What else is to be known of these records before it is done. */
  about?(records: readonly T[]): string;
  /** Whether a record allows it; by default each does. */
  isAllowed?(record: T): boolean;
  /** Does it. Throws a ServiceError. */
  perform(record: T, reason: string, options: CallOptions): Promise<unknown>;
  /** Asks the service whether it is done, after an answer that was lost. Throws a ServiceError. */
  isDone(record: T, options: CallOptions): Promise<boolean>;
  /** The record as it is afterwards; without it the record is gone. */
  after?(record: T): T;
  /** Called once for each record for which it is done. */
  onDone?(record: T): void;
}

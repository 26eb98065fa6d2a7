import type { ReactNode } from 'react';
import type { CallOptions } from '#services/http/types';
import type { BulkWords } from '#ui/bulk/bulk-words';
import type { Counted } from '#ui/count-text';

/** Number of records above which it is typed (ours). */
export const TYPED_ABOVE = 19;

/** What is done to records, in words; {name} is the record's, {id} too in a hint. */
export interface ActWords {
  action: string;
  /** Of the question about one; without it, it is done at once. */
  title?: string;
  /** Of the question about several, and about one where all are done with one call. */
  many?: Counted;
  /** What it does, and whether it can be undone. */
  hint?: string;
  /** The same for several, where that is something else. */
  hintMany?: string;
  done: string;
  /** Of what is done to all of them with one call. */
  doneMany?: Counted;
  conflict: string;
  notDone: string;
  /** That nobody knows whether it was done, where that is not said as in other tables. */
  unknown?: string;
  /** Of the run; without it, it is done to one only. */
  bulk?: BulkWords;
  /** Of those for which it is done already. */
  leftOut?: Counted;
  /** In place of the question, where none of the selected records allows it. */
  noneAllowed?: string;
}

/** The record as it is afterwards, where the service says so. */
export type Answer<T> = T | null | undefined;

/** What staff do to one record, or to several in a bulk run: after a question, or at once. */
export interface RecordAct<T> {
  words: ActWords;
  /** By default it is shown as dangerous. */
  isDanger?: boolean;
  /** Name of the file of a run's results, without its ending. */
  fileName?: string;
  /** Least number of characters of the reason; without it none is asked for. */
  reasonLength?: number;
  /** Their number is typed where there are more records: a slip is dear. By default 19 (ours). */
  typedAbove?: number;
  /** Their names are in the question unless there are more records; by default they always are. */
  namesUpTo?: number;
  /** What else is to be known of these records before it is done. */
  about?(records: readonly T[]): string;
  /** The same, in a paragraph after the hint. */
  note?(records: readonly T[]): string;
  /** Whether a record allows it; by default each does. */
  isAllowed?(record: T): boolean;
  /** Whether it is done to this record without a question, as it can be undone. */
  isAtOnce?(record: T): boolean;
  /** Does it. Throws a ServiceError. */
  perform?(record: T, reason: string, options: CallOptions): Promise<Answer<T>>;
  /**
   * Does it to one or to all of the selected with one call, in place of `perform` and of a run; those that do not allow it are
   * left as they are by the service. Throws a ServiceError.
   */
  performTogether?(records: readonly T[], reason: string): Promise<unknown>;
  /** Does it in a run, where that is another call. Throws a ServiceError. */
  performInRun?(record: T, reason: string, options: CallOptions): Promise<unknown>;
  /** Asks the service whether it is done, after an answer of a run that was lost. Throws a ServiceError. */
  isDone?(record: T, options: CallOptions): Promise<boolean>;
  /** The record as it is afterwards, where the service does not say; without both it is gone. */
  after?(record: T): T;
  /** Called once for each record for which it is done. */
  onDone?(record: T): void;
  /** Returns what undoes it; undefined if nothing does. */
  undo?(before: T, now: Answer<T>): (() => Promise<void>) | undefined;
  /** Resolves to why it was not done at once; by default, and if that is undefined, `words` say it. */
  explain?(error: unknown, record: T): Promise<ReactNode>;
  /** Further buttons of a run that is over. */
  afterRun?(done: readonly T[]): ReactNode;
}

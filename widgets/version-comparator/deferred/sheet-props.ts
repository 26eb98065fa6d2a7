import type { Compared, Comparison } from './ask';
import type { Column, Known } from './columns';
import type { Category } from './lines';
import type { Choice } from './use-choice';

export interface SheetProps {
  columns: readonly Column[];
  answer: Comparison;
  known: ReadonlyMap<string, Known>;
  priceOf(code: string): number | null | undefined;
  /** Another answer is on its way. */
  busy: boolean;
  categories: readonly Category[];
  choice: Choice;
  onReplace(column: Column, code: string): void;
  /** Absent where there are as few as can be. */
  onRemove?(column: Column): void;
  onChoose(column: Column): void;
}

/** A column with what is known of its version: no data while it is on its way. */
export interface Shown {
  column: Column;
  version?: Known;
  data?: Compared;
}

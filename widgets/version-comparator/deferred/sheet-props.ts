import type { Column, KnownVersion } from './columns';
import type { Compared, Comparison } from './comparison-queries';
import type { Category } from './lines';
import type { Choice } from './use-choice';

export interface SheetProps {
  columns: readonly Column[];
  answer: Comparison;
  known: ReadonlyMap<string, KnownVersion>;
  priceOf(code: string): number | null | undefined;
  /** Whether another answer is loading. */
  busy: boolean;
  categories: readonly Category[];
  /** Whether what all versions have is left out. */
  onlyDifferences: boolean;
  /** Address of the page with the configurator; empty for that of this page. */
  configureUrl: string;
  choice: Choice;
  onReplace(column: Column, code: string): void;
  /** Absent if the minimum number of columns is reached. */
  onRemove?(column: Column): void;
  onChoose(column: Column): void;
}

/** A column with the data of its version; undefined while loading. */
export interface Shown {
  column: Column;
  version?: KnownVersion;
  data?: Compared;
}

/** How a person has arranged a table of staff: its columns, how dense it is, and the queries that they keep. */
import { array, boolean, type InferOutput, object, optional, record, string } from 'valibot';
import { pageSingleton } from '#page/core/page-singleton';
import type { Cell } from '#page/settings/storage';

const savedView = object({ name: string(), query: string() });

/** A query that is kept by a name; its text is that of the address, which holds nothing personal. */
export type SavedView = InferOutput<typeof savedView>;

const tableLayout = object({
  /** Names of columns in their order; those that are not named follow. */
  order: optional(array(string())),
  hidden: optional(array(string())),
  isCompact: optional(boolean()),
  views: optional(array(savedView)),
});

export type TableLayout = InferOutput<typeof tableLayout>;

/** What an account keeps of all its tables, by their names. */
export const tablePreferences = object({
  /** Whether the keys of single characters do nothing. */
  areKeysOff: optional(boolean()),
  tables: record(string(), tableLayout),
});

export type TablePreferences = InferOutput<typeof tablePreferences>;

/** Where they are kept; undefined as long as it is not known whose they are. */
export type PreferencesCell = Cell<TablePreferences> | undefined;

/** Those of this page, by account: they are there without storage too. */
const ofPage = pageSingleton('tablePreferences', () => new Map<string, TablePreferences>());

/**
 * Returns the preferences of an account.
 * @param account identifies it on this page
 */
export const preferencesOf = (account: string, cell: PreferencesCell): TablePreferences =>
  cell?.load() ?? ofPage.get(account) ?? { tables: {} };

/** Keeps changes of an account's preferences; those of other tables and tabs stay. */
export function keepPreferences(
  account: string,
  cell: PreferencesCell,
  change: (before: TablePreferences) => TablePreferences,
): void {
  const next = change(preferencesOf(account, cell));
  ofPage.set(account, next);
  cell?.save(next);
}

/** Returns columns as they are shown: the first one, which names the row, is always there and first. */
export function arrangedColumns<C extends { name: string }>(
  columns: readonly C[],
  { order = [], hidden = [] }: TableLayout,
): readonly C[] {
  return orderedColumns(columns, order).filter(({ name }, index) => index === 0 || !hidden.includes(name));
}

/** Returns all columns in their order: those that nobody has placed stand where they were defined, after the placed ones. */
export function orderedColumns<C extends { name: string }>(
  columns: readonly C[],
  order: readonly string[],
): readonly C[] {
  const [first, ...others] = columns;
  if (!first || order.length === 0) return columns;
  const placeOf = ({ name }: C) => (order.includes(name) ? order.indexOf(name) : order.length);
  return [first, ...others.sort((one, other) => placeOf(one) - placeOf(other))];
}

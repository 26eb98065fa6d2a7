import { useMemo, useState } from 'react';
import { keepPreferences, type PreferencesCell, preferencesOf, type TableLayout } from './table-layout';

export interface TableLayoutModel {
  layout: TableLayout;
  /** Whether the keys of single characters do nothing, in all tables of the account. */
  areKeysOff: boolean;
  changeLayout(change: Partial<TableLayout>): void;
  setKeysOff(areOff: boolean): void;
}

/**
 * The layout of a table, as its account has arranged it.
 * @param account identifies the account on this page
 */
export function useTableLayout(name: string, account: string, cell: PreferencesCell): TableLayoutModel {
  const kept = useMemo(() => {
    const { tables, areKeysOff = false } = preferencesOf(account, cell);
    return { layout: tables[name] ?? {}, areKeysOff };
  }, [name, account, cell]);
  /** What was changed since it was read; of another account or place nothing. */
  const [changed, setChanged] = useState({ since: kept, state: kept });
  const state = changed.since === kept ? changed.state : kept;
  return useMemo(
    () => ({
      ...state,
      changeLayout(change) {
        const layout = { ...state.layout, ...change };
        setChanged({ since: kept, state: { ...state, layout } });
        keepPreferences(account, cell, (before) => ({
          ...before,
          tables: { ...before.tables, [name]: layout },
        }));
      },
      setKeysOff(areKeysOff) {
        setChanged({ since: kept, state: { ...state, areKeysOff } });
        keepPreferences(account, cell, (before) => ({ ...before, areKeysOff }));
      },
    }),
    [state, kept, name, account, cell],
  );
}

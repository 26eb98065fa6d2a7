import { useMemo, useState } from 'react';
import { useOnChange } from '../../hooks/use-on-change';
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
  const read = () => {
    const { tables, areKeysOff = false } = preferencesOf(account, cell);
    return { layout: tables[name] ?? {}, areKeysOff };
  };
  const [state, setState] = useState(read);
  useOnChange(cell, () => setState(read()));
  useOnChange(account, () => setState(read()));
  return useMemo(
    () => ({
      ...state,
      changeLayout(change) {
        const layout = { ...state.layout, ...change };
        setState({ ...state, layout });
        keepPreferences(account, cell, (before) => ({
          ...before,
          tables: { ...before.tables, [name]: layout },
        }));
      },
      setKeysOff(areKeysOff) {
        setState({ ...state, areKeysOff });
        keepPreferences(account, cell, (before) => ({ ...before, areKeysOff }));
      },
    }),
    [state, name, account, cell],
  );
}

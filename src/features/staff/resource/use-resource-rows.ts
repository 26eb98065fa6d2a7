import { useRef } from 'react';
import { isOfBrand } from '#domain/lists/of-brand';
import { brand } from '#page/core/metadata';
import { useLatest } from '#ui/hooks/use-latest';
import { localPage } from '#ui/table/local-page';
import type { Row } from '#ui/table/selection';
import { type AdminTableModel, useAdminTable } from '#ui/table/use-admin-table';
import { useAccountRows } from '../../session/use-account-content';
import { useTablePreferences } from '../use-table-preferences';
import type { StaffResource } from './staff-resource';

export interface ResourceRows<T extends Row> {
  table: AdminTableModel<T>;
  /** Loads the rows again, also those of a list that was loaded whole. */
  refresh(): void;
  put(record: T): void;
  drop(id: string): void;
}

/** Whether a row is of the page's brand, as far as it says: nothing is done to another brand's records from here. */
const isOwn = <T extends Row>(row: T): boolean =>
  !('brand' in row) || typeof row.brand !== 'string' || isOfBrand({ brand: row.brand }, brand());

/** The rows of a staff resource: pages of the service's list, or of a list that it gives whole. */
export function useResourceRows<T extends Row>(definition: StaffResource<T>): ResourceRows<T> {
  const { name, columns, filters, sort, rows } = definition;
  const ownSource = useAccountRows('gate');
  const source = definition.source ?? ownSource;
  /** The list that a service gives whole, and the session whose account it was loaded for. */
  const whole = useRef<{ owner: string; list: Promise<readonly T[]> }>(undefined);
  const owner = `${source.key} ${source.revision}`;
  const preferences = useTablePreferences();
  const table = useAdminTable<T>({
    name,
    preferences,
    columns,
    ...(filters && { filters }),
    ...(sort && { sort }),
    source,
    async load(query, options) {
      if (typeof rows === 'function') {
        const page = await rows(query, options);
        return { ...page, content: page.content.filter(isOwn) };
      }
      if (whole.current?.owner !== owner) whole.current = { owner, list: rows.load() };
      const held = whole.current;
      const list = await held.list.catch((error) => {
        if (whole.current === held) whole.current = undefined;
        throw error;
      });
      const { orders, matches } = rows;
      return localPage(list.filter(isOwn), query, {
        matches: (row) => matches?.(row, query.filters) ?? true,
        ...(orders && { orders }),
      });
    },
  });
  const changeWhole = (next: (list: readonly T[]) => readonly T[]) => {
    const held = whole.current;
    if (held) whole.current = { ...held, list: held.list.then(next) };
  };
  /** What undoes an act calls these long after it: with the filters that are there by then. */
  const latest = useLatest(table);
  return {
    table,
    refresh() {
      whole.current = undefined;
      latest.current.reload();
    },
    put(record) {
      changeWhole((list) => list.map((row) => (row.id === record.id ? record : row)));
      latest.current.put(record);
    },
    drop(id) {
      changeWhole((list) => list.filter((row) => row.id !== id));
      latest.current.drop(id);
    },
  };
}

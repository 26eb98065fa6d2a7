import { act, useMemo } from 'react';
import { vi } from 'vitest';
import type { ListPage } from '#ui/collection/collection-state';
import { AdminTable } from '#ui/table/AdminTable';
import type { PreferencesCell } from '#ui/table/layout/table-layout';
import type { TableQuery } from '#ui/table/table-query';
import {
  type AdminColumn,
  type AdminTableModel,
  type TableDefinition,
  useAdminTable,
} from '#ui/table/use-admin-table';

export interface Offer {
  id: string;
  title: string;
  price: number;
}

interface Call {
  query: TableQuery;
  signal: AbortSignal;
  answer(page: ListPage<Offer>): Promise<void>;
  /** The page of this many rows in all that was asked for. */
  serve(total: number): Promise<void>;
  fail(error?: unknown): Promise<void>;
}
export const calls: Call[] = [];
export const call = (index: number): Call => {
  const found = calls.at(index);
  if (!found) throw new Error(`there are ${calls.length} calls`);
  return found;
};

export const offer = (n: number): Offer => ({ id: `o${n}`, title: `Oferta ${n}`, price: 1000 + n });

export function pageOf({ page, size }: TableQuery, total: number): ListPage<Offer> {
  const first = page * size;
  const content = [...Array(Math.max(0, Math.min(size, total - first))).keys()].map((n) => offer(first + n));
  return { content, totalElements: total, totalPages: Math.ceil(total / size) };
}

const load: TableDefinition<Offer>['load'] = (query, { signal }) =>
  new Promise<ListPage<Offer>>((resolve, reject) => {
    const settle = (end: () => void) => act(async () => end());
    calls.push({
      query,
      signal,
      answer: (page) => settle(() => resolve(page)),
      serve: (total) => settle(() => resolve(pageOf(query, total))),
      fail: (error = new Error('no answer')) => settle(() => reject(error)),
    });
  });

export let table: AdminTableModel<Offer>;
/** Counts how often each row rendered. */
export const rendered = vi.fn<(id: string) => void>();
/** Returns the name of a row; called when its box renders. */
export const named = vi.fn(({ title }: Offer) => title);
export const onOpen = vi.fn();
export const onEdit = vi.fn();
export const onPublish = vi.fn();

interface SampleProps {
  account?: string;
  revision?: number;
  isPaused?(): boolean;
  name?: string;
  preferences?: PreferencesCell;
}

export function Sample(props: SampleProps) {
  const { account = 'ana', revision = 1, isPaused, name = 'sample', preferences } = props;
  const columns = useMemo<AdminColumn<Offer>[]>(
    () => [
      {
        name: 'title',
        label: 'Título',
        sortable: true,
        cell(row) {
          rendered(row.id);
          return row.title;
        },
      },
      { name: 'price', label: 'Preço', sortable: true, numeric: true, cell: ({ price }) => price },
      { name: 'brand', label: 'Marca', priority: 3, cell: () => 'Fiat' },
    ],
    [],
  );
  table = useAdminTable<Offer>({
    name,
    columns,
    filters: [
      { name: 'status', label: 'Situação', choices: [{ value: 'DRAFT', label: 'Rascunho' }] },
      { name: 'text', label: 'Texto' },
      { name: 'cpf', label: 'CPF', personal: true },
    ],
    preferences,
    source: { key: account, revision, ...(isPaused && { isPaused }) },
    load,
  });
  return (
    <AdminTable
      table={table}
      caption="Ofertas"
      nameOf={named}
      onOpen={onOpen}
      actionsOf={(row) => (row.id === 'o1' ? [] : [{ label: 'Editar', onPress: () => onEdit(row.id) }])}
      bulkActions={[
        { label: 'Publicar', onPress: onPublish },
        { label: 'Despublicar', onPress() {} },
        { label: 'Vendidas', onPress() {} },
      ]}
    />
  );
}

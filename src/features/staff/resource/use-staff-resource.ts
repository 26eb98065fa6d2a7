import { useRef, useState } from 'react';
import { useHost } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { localPage } from '#ui/table/local-page';
import type { Row } from '#ui/table/selection';
import { type AdminTableModel, useAdminTable } from '#ui/table/use-admin-table';
import { useAccountRows } from '../../session/use-account-content';
import { type BulkAction, useBulkAction } from '../use-bulk-action';
import { type Confirmation, useConfirmation } from '../use-confirmation';
import type { RecordAct } from './record-act';
import type { StaffResource } from './staff-resource';

/** An act on one record, which is asked about. */
interface Question<T> {
  act: RecordAct<T>;
  record: T;
}

export interface StaffResourceModel<T extends Row> {
  definition: StaffResource<T>;
  table: AdminTableModel<T>;
  /** What the editor shows; undefined while it is closed. */
  edited: T | 'new' | undefined;
  edit(record: T | 'new'): void;
  closeEditor(): void;
  /** Takes over a record that the service has saved. */
  saved(record: T): void;
  /** What was done last, in words. */
  statusMessage: string;
  say(text: string): void;
  /** Loads the rows again, also those of a list that was loaded whole. */
  refresh(): void;
  put(record: T): void;
  drop(id: string): void;
  single: Confirmation<Question<T>>;
  bulk: BulkAction<T>;
  /** The act that the bulk run carries out. */
  bulkAct: RecordAct<T> | undefined;
  /** Number of selected records that do not allow it. */
  leftOut: number;
  /** Asks about an act on the selected records. */
  collect(act: RecordAct<T>): void;
}

/** The state of a staff resource; StaffResourceView shows it. */
export function useStaffResource<T extends Row>(definition: StaffResource<T>): StaffResourceModel<T> {
  const { name, columns, filters, sort, rows, nameOf, onChanged } = definition;
  const { signal } = useHost();
  const ownSource = useAccountRows('gate');
  const source = definition.source ?? ownSource;
  const [edited, setEdited] = useState<T | 'new'>();
  const [statusMessage, say] = useState('');
  /** Read by what begins before the next render. */
  const bulkAct = useRef<RecordAct<T>>(undefined);
  const [leftOut, setLeftOut] = useState(0);
  /** The list that a service gives whole, and the session whose account it was loaded for. */
  const whole = useRef<{ owner: string; list: Promise<readonly T[]> }>(undefined);
  const owner = `${source.key} ${source.revision}`;
  const table = useAdminTable<T>({
    name,
    columns,
    ...(filters && { filters }),
    ...(sort && { sort }),
    source,
    async load(query) {
      if (typeof rows === 'function') return rows(query);
      if (whole.current?.owner !== owner) whole.current = { owner, list: rows.load() };
      const held = whole.current;
      const list = await held.list.catch((error) => {
        if (whole.current === held) whole.current = undefined;
        throw error;
      });
      const { orders, matches } = rows;
      return localPage(list, query, {
        matches: (row) => matches?.(row, query.filters) ?? true,
        ...(orders && { orders }),
      });
    },
  });
  const refresh = () => {
    whole.current = undefined;
    table.reload();
  };
  const changeWhole = (next: (list: readonly T[]) => readonly T[]) => {
    const held = whole.current;
    if (held) whole.current = { ...held, list: held.list.then(next) };
  };
  const put = (record: T) => {
    changeWhole((list) => list.map((row) => (row.id === record.id ? record : row)));
    table.put(record);
  };
  const drop = (id: string) => {
    changeWhole((list) => list.filter((row) => row.id !== id));
    table.drop(id);
  };
  const takeOver = (act: RecordAct<T>, record: T) => {
    act.onDone?.(record);
    if (act.after) put(act.after(record));
    else drop(record.id);
  };
  const reloadAll = () => {
    refresh();
    onChanged?.();
  };
  const single = useConfirmation<Question<T>>({
    perform: ({ act, record }, reason) => act.perform(record, reason, { signal }),
    conflict: ({ act }) => act.words.conflict,
    notDone: ({ act }) => act.words.notDone,
    onDone({ act, record }) {
      takeOver(act, record);
      say(fillMessage(act.words.done, { name: nameOf(record) }));
      reloadAll();
    },
    onUnknown: refresh,
  });
  const bulk = useBulkAction<T>({
    table: {
      selection: table.selection,
      async collect() {
        const selected = await table.collect();
        const allowed = selected.filter((row) => bulkAct.current?.isAllowed?.(row) ?? true);
        setLeftOut(selected.length - allowed.length);
        return allowed;
      },
    },
    nameOf,
    perform: async (record, reason, options) => bulkAct.current?.perform(record, reason, options),
    check: async (record, options) => (await bulkAct.current?.isDone(record, options)) ?? false,
    onDone: (record) => bulkAct.current && takeOver(bulkAct.current, record),
    onClose: reloadAll,
  });
  return {
    definition,
    table,
    edited,
    edit(record) {
      say('');
      setEdited(record);
    },
    closeEditor: () => setEdited(undefined),
    saved(record) {
      say(fillMessage(definition.words.saved ?? '', { name: nameOf(record) }));
      setEdited(undefined);
      put(record);
      reloadAll();
    },
    statusMessage,
    say,
    refresh,
    put,
    drop,
    single,
    bulk,
    bulkAct: bulkAct.current,
    leftOut,
    collect(act) {
      say('');
      bulkAct.current = act;
      bulk.selected.collect();
    },
  };
}

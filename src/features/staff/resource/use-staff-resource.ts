import { useState } from 'react';
import { fillMessage } from '#ui/fill-message';
import type { MenuAction } from '#ui/table/ActionMenu';
import type { Row } from '#ui/table/selection';
import type { Answer, RecordAct } from './record-act';
import type { StaffResource } from './staff-resource';
import { type BulkActs, useBulkActs } from './use-bulk-acts';
import { type RecordActs, useRecordActs } from './use-record-acts';
import { type ResourceRows, useResourceRows } from './use-resource-rows';

export interface StaffResourceModel<T extends Row> extends ResourceRows<T>, RecordActs<T>, BulkActs<T> {
  definition: StaffResource<T>;
  /** What the editor shows; undefined while it is closed. */
  edited: T | 'new' | undefined;
  edit(record: T | 'new'): void;
  closeEditor(): void;
  /** Takes over a record that the service has saved. */
  saved(record: T): void;
  /** What can be done to a record, of the table or not. */
  actionsOf(record: T): readonly MenuAction[];
}

/** The state of a staff resource; StaffResourceView shows it. */
export function useStaffResource<T extends Row>(definition: StaffResource<T>): StaffResourceModel<T> {
  const { words, nameOf, shortNameOf = nameOf, acts = [], rows: list, onChanged } = definition;
  const [edited, setEdited] = useState<T | 'new'>();
  const rows = useResourceRows(definition);
  const { table, refresh, put, drop } = rows;
  const takeOver = (act: RecordAct<T>, record: T, answer?: Answer<T>) => {
    const now = answer ?? act.after?.(record);
    act.onDone?.(record);
    if (now) put(now);
    else drop(record.id);
  };
  const reloadAll = () => {
    refresh();
    onChanged?.();
  };
  const isKnown = typeof list === 'object' && list.isKept;
  const single = useRecordActs<T>({
    nameOf: shortNameOf,
    takeOver,
    onChanged: isKnown ? () => onChanged?.() : reloadAll,
    onTogether() {
      table.selection.clear();
      reloadAll();
    },
    refresh,
  });
  const many = useBulkActs<T>({
    table,
    nameOf,
    onDone: takeOver,
    askTogether: single.askTogether,
    onClose: reloadAll,
  });
  const edit = (record: T | 'new') => {
    single.clear();
    setEdited(record);
  };
  return {
    definition,
    ...rows,
    ...single,
    ...many,
    edited,
    edit,
    closeEditor: () => setEdited(undefined),
    saved(record) {
      single.say(fillMessage(words.saved ?? '', { name: nameOf(record) }));
      setEdited(undefined);
      put(record);
      reloadAll();
    },
    actionsOf: (record) => [
      ...(words.edit ? [{ label: words.edit, onPress: () => edit(record) }] : []),
      ...(definition.actionsOf?.(record) ?? []),
      ...acts
        .filter((act) => act.isAllowed?.(record) ?? true)
        .map((act) => ({
          label: act.words.action,
          isDanger: act.isDanger ?? true,
          onPress: () => single.begin(act, record),
        })),
    ],
    collect(act) {
      single.clear();
      many.collect(act);
    },
  };
}

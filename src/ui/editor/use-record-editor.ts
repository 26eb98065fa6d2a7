import { useRef, useState } from 'react';
import { changedFields, type Merge, mergeRecords } from '#domain/records/merge';
import { problemOf } from '#services/fallbacks/problem';
import { useHost, useMessages } from '../core/host-context';
import { type Errors, type Form, useForm } from '../core/use-form';
import { FormRefusal } from '../form-refusal';
import { useLeaveGuard } from '../parts/use-leave-guard';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** A record as the service has it. */
export interface SavedRecord<V> {
  values: V;
  /** Of the service; undefined where it counts none, or for a record that is to be created. */
  version?: number | undefined;
}

interface EditorOptions<V> {
  record: SavedRecord<V>;
  /** Names of the fields that are edited. */
  fields: readonly (keyof V & string)[];
  check(values: V): Promise<Errors<V>>;
  /** Creates or changes the record. version: that of which the values are a change. Rejects with a ServiceError. */
  save(values: V, version: number | undefined): Promise<void>;
  /** Resolves to the present record after a 409; to null if it is gone. Absent for a record that is to be created. */
  load?(): Promise<SavedRecord<V> | null>;
}

export interface RecordEditor<V> {
  form: Form<V>;
  values: V;
  /** Whether there is something to lose. */
  isDirty: boolean;
  /** What another person has saved meanwhile; undefined while nobody has. */
  conflict: (Pick<Merge<V>, 'taken' | 'conflicts'> & { mine: V; theirs: V }) | undefined;
  /** Whether the record was removed meanwhile. */
  isGone: boolean;
}

/**
 * The form of a record that other people may change at the same time. A 409 of another version is no dead end: what only they
 * have changed is taken over, what both have changed is compared, and the next save is a change of their version. Nothing that
 * was typed is lost.
 */
export function useRecordEditor<V extends object>(options: EditorOptions<V>): RecordEditor<V> {
  const { record, fields, check, save, load } = options;
  const messages = useMessages(pt, es);
  const { signal } = useHost();
  const base = useRef(record);
  const [conflict, setConflict] = useState<RecordEditor<V>['conflict']>();
  const [isGone, setGone] = useState(false);
  /** Takes what another person has saved into the form; false if the refusal has another reason. */
  const takeTheirs = async (mine: V): Promise<boolean> => {
    const theirs = (await load?.()) ?? null;
    if (signal.aborted) return false;
    if (!theirs) {
      setGone(!!load);
      return false;
    }
    if (theirs.version === base.current.version) return false;
    const { merged, taken, conflicts } = mergeRecords(base.current.values, mine, theirs.values, fields);
    base.current = theirs;
    setConflict({ taken, conflicts, mine, theirs: theirs.values });
    form.set(merged);
    return true;
  };
  const form = useForm<V>({
    initial: record.values,
    check: (values) => check(values as V),
    async send(values) {
      try {
        await save(values as V, base.current.version);
      } catch (error) {
        const { kind } = problemOf(error);
        if (kind === 'missing' && load) setGone(true);
        if (kind === 'conflict' && (await takeTheirs(values as V)))
          throw new FormRefusal({}, [messages.changed]);
        throw error;
      }
    },
  });
  const values = form.values as V;
  const isDirty = form.status !== 'sent' && changedFields(base.current.values, values, fields).length > 0;
  useLeaveGuard(isDirty);
  return { form, values, isDirty, conflict, isGone };
}

import { useRef, useState } from 'react';
import { changedFields, type Merge, mergeRecords } from '#domain/records/merge';
import { problemOf } from '#services/http/problem';
import { isOutcomeUnknown, UnknownOutcome } from '#services/once/unknown-outcome';
import { useHost, useMessages } from '../core/host-context';
import { type Errors, type Form, useForm } from '../core/use-form';
import { hasPathChanged } from '../fields/lists/row-form';
import { FormRefusal } from '../form-refusal';
import { useLeaveGuard } from '../parts/use-leave-guard';
import type { DraftKey } from './drafts';
import { texts } from './messages';
import { saveRecord } from './save-record';
import type { SavedRecord } from './saved-record';
import { type Draft, useDraft } from './use-draft';

interface EditorOptions<V, Version, Read> {
  record: SavedRecord<V, Version, Read>;
  /** Names of the fields that are edited. */
  fields: readonly (keyof V & string)[];
  check(values: V): Promise<Errors<V>>;
  /**
   * Creates or changes the record. version, read: of the record of which the values are a change. Rejects with a ServiceError.
   */
  save(values: V, version: Version | undefined, read: Read | undefined): Promise<void>;
  /**
   * Resolves to the present record, before each change of it and after a 409; to null if it is gone. Absent for a record that is
   * to be created.
   */
  load?(): Promise<SavedRecord<V, Version, Read> | null>;
  /** Looks for a new record whose answer was lost; null if the service has none. For a present one `load` is asked. */
  find?(values: V): Promise<SavedRecord<V, Version, Read> | null>;
  /** Called instead of what `save` does at its end, for a save that was found after its answer was lost. */
  onFound?(record: SavedRecord<V, Version, Read>): void;
  /** Creates the record again after another person has removed it. */
  recreate?(values: V): Promise<void>;
  /** Keeps what was typed and not saved; for a record that is to be created. */
  draft?: DraftKey;
}

export interface RecordEditor<V> {
  form: Form<V>;
  values: V;
  /** Whether there is something to lose. */
  isDirty: boolean;
  /** What another person has saved meanwhile; undefined while nobody has. */
  conflict: (Pick<Merge<V>, 'taken' | 'conflicts'> & { mine: V; theirs: V }) | undefined;
  /** Whether the record was removed meanwhile; then saving creates it again, if the editor can. */
  isGone: boolean;
  canRecreate: boolean;
  draft: Draft | undefined;
}

/**
 * The form of a record that other people may change at the same time. Not every service compares versions: the record is read
 * again before it is changed. Another version is no dead end: what only they have changed is taken over, what both have changed is
 * compared, and the next save is a change of their version. Nothing that was typed is lost, and nothing is sent twice: after a lost
 * answer the service is asked first.
 */
export function useRecordEditor<V extends object, Version = number, Read = unknown>(
  options: EditorOptions<V, Version, Read>,
): RecordEditor<V> {
  const { record, fields, check, save, load, recreate, onFound } = options;
  const messages = useMessages(texts);
  const { signal } = useHost();
  const base = useRef(record);
  const [owner] = useState(() => ({}));
  /** What was sent last without an answer. */
  const lost = useRef<V | undefined>(undefined);
  const [conflict, setConflict] = useState<RecordEditor<V>['conflict']>();
  const [isGone, setGone] = useState(false);
  const isSame = (one: V, other: V) => changedFields(one, other, fields).length === 0;
  type Saved = SavedRecord<V, Version, Read>;
  const isOther = ({ values: present, version }: Saved): boolean => {
    const { values: before, version: known } = base.current;
    const isCounted = version !== undefined || known !== undefined;
    return isCounted ? version !== known : !isSame(present, before);
  };
  /** Takes what another person has saved into the form, which refuses the save; whether it was saved after all. */
  const takeTheirs = async (mine: V, theirs: Saved): Promise<boolean> => {
    const { values: before } = base.current;
    const own = lost.current;
    base.current = theirs;
    lost.current = undefined;
    if (own && isSame(own, theirs.values)) {
      // The other version is the save whose answer was lost: what was typed since is a change of it.
      await store(mine);
      return true;
    }
    const { merged, taken, conflicts } = mergeRecords(before, mine, theirs.values, fields);
    setConflict({ taken, conflicts, mine, theirs: theirs.values });
    form.set(merged);
    throw new FormRefusal({}, [messages.changed]);
  };
  /** Whether a save that was refused by another version is done after all. */
  const isSavedOverTheirs = async (mine: V): Promise<boolean> => {
    const theirs = (await load?.()) ?? null;
    if (signal.aborted) return false;
    if (!theirs) setGone(!!load);
    // Else the refusal has another reason.
    return !!theirs && isOther(theirs) && takeTheirs(mine, theirs);
  };
  /** Reads the record again before it is replaced; whether that has saved it. Throws what keeps it from being saved. */
  const readAgain = async (mine: V): Promise<boolean> => {
    if (!load || isGone) return false;
    const theirs = await load();
    if (signal.aborted) return true;
    if (!theirs) {
      setGone(true);
      throw new FormRefusal({}, []);
    }
    const isMine = isSame(theirs.values, mine);
    if (isOther(theirs) && !isMine) return takeTheirs(mine, theirs);
    // What was sent without an answer is looked for as such.
    if (!lost.current || !isMine) base.current = theirs;
    return false;
  };
  const store = async (values: V): Promise<void> => {
    try {
      await (isGone && recreate ? recreate(values) : save(values, base.current.version, base.current.read));
      draft?.end();
    } catch (error) {
      if (isOutcomeUnknown(error)) lost.current = values;
      throw error;
    }
  };
  const form = useForm<V>({
    initial: record.values,
    // A record may have rows, whose errors are named by their path.
    hasChanged: hasPathChanged,
    check: (values) => check(values as V),
    async send(typed) {
      const values = typed as V;
      const ask = options.find ? () => options.find?.(values) ?? Promise.resolve(null) : load;
      const saving = {
        owner,
        fields,
        save: () => store(values),
        ask: onFound && ask,
        onFound(found: Saved) {
          draft?.end();
          onFound?.(found);
        },
      };
      try {
        if (await readAgain(values)) return;
        await saveRecord(values, saving);
      } catch (error) {
        const { kind, messages: reasons } = problemOf(error);
        if (kind === 'missing' && load) setGone(true);
        if (kind === 'conflict' && (await isSavedOverTheirs(values))) return;
        if (error instanceof UnknownOutcome) throw new FormRefusal({}, [messages.lost]);
        if (kind === 'forbidden' && reasons.length === 0) throw new FormRefusal({}, [messages.forbidden]);
        throw error;
      }
    },
  });
  const values = form.values as V;
  const isDirty = form.status !== 'sent' && !isSame(base.current.values, values);
  useLeaveGuard(isDirty);
  const draft = useDraft(options.draft, form, isDirty);
  return { form, values, isDirty, conflict, isGone, canRecreate: isGone && !!recreate, draft };
}

import { useEffect, useRef, useState } from 'react';
import { changedFields } from '#domain/records/merge';
import type { Form } from '../core/use-form';
import { useLatest } from '../hooks/use-latest';
import { type DraftKey, draftOf, dropDraft, keepDraft } from './drafts';

/** What was typed in a new record that was closed without being saved. */
export interface Draft {
  /** Whether there is one to go on with. */
  isOffered: boolean;
  resume(): void;
  drop(): void;
  /** It has been saved; what shows it may be gone by then, or go right after. */
  end(): void;
}

/** Keeps what is typed when the form goes, and offers it when it is there again; undefined without a key. */
export function useDraft<V extends object>(
  key: DraftKey | undefined,
  form: Form<V>,
  isDirty: boolean,
): Draft | undefined {
  const [offered, setOffered] = useState(() => key && draftOf<Partial<V>>(key));
  const initial = useRef(form.values).current;
  const isSaved = useRef(false);
  const now = { key, values: form.values, isDirty };
  const latest = useLatest(now);
  useEffect(
    () => () => {
      const { key, values, isDirty } = latest.current;
      if (key && isDirty && !isSaved.current) keepDraft(key, values);
    },
    [],
  );
  return (
    key && {
      isOffered: !!offered,
      resume() {
        // What was typed before the press stays.
        const typed = changedFields(
          initial as V,
          form.values as V,
          Object.keys(form.values) as (keyof V & string)[],
        );
        const kept = Object.fromEntries(typed.map((name) => [name, form.values[name]]));
        form.set({ ...offered, ...kept });
        setOffered(undefined);
      },
      drop() {
        dropDraft(key);
        setOffered(undefined);
      },
      end() {
        isSaved.current = true;
        dropDraft(key);
      },
    }
  );
}

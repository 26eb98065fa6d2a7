import { useState } from 'react';
import { texts as staffTexts } from '#features/staff/messages';
import type { Repairman } from '#services/entities/user';
import { orNull, problemOf } from '#services/http/problem';
import { UnknownOutcome } from '#services/once/unknown-outcome';
import { getRepairman, setRepairmanEconnect } from '#services/user';
import { useHost, useMessages } from '#ui/core/host-context';
import { type Form, useForm } from '#ui/core/use-form';
import { saveRecord } from '#ui/editor/save-record';
import { type Undo, useUndo } from '#ui/editor/use-undo';
import { failureText } from '#ui/failure-text';
import { FormRefusal } from '#ui/form-refusal';
import { texts } from './messages';

interface Econnect {
  /** Sending it joins the program, or leaves it. */
  form: Form<object>;
  undo: Undo;
  isBusy: boolean;
}

/** Joins and leaves e-connect, for a repairman. `onChanged` hears how the data are now. */
export function useEconnect(
  { id, econnect }: Repairman,
  onChanged: (repairman: Repairman) => void,
): Econnect {
  const messages = useMessages(texts);
  const { forbidden } = useMessages(staffTexts);
  const { signal, emit } = useHost();
  const undo = useUndo();
  const [owner] = useState(() => ({}));
  /** Sets it once: after a lost answer the service is asked whether it is so already. */
  const set = async (to: boolean) => {
    let now: Repairman | null = null;
    await saveRecord(
      { econnect: to },
      {
        owner,
        fields: ['econnect'],
        async save() {
          now = await setRepairmanEconnect({ id, body: { econnect: to } }, { signal });
        },
        async ask() {
          now = await orNull(getRepairman({ id }, { signal }));
          return now && { values: { econnect: now.econnect } };
        },
        onFound() {},
      },
    );
    emit('vt-repairman-econnect-changed', { econnect: to });
    if (now) onChanged(now);
  };
  /** The refusal in words; a session that has ended is said by the form. */
  const refusalOf = (error: unknown): unknown => {
    const { kind, messages: reasons } = problemOf(error);
    if (kind === 'unauthenticated' || (kind === 'refused' && reasons.length > 0)) return error;
    const failed = error instanceof UnknownOutcome ? messages.unknown : messages.notChanged;
    return new FormRefusal({}, [failureText(error, { forbidden, missing: messages.gone, failed })]);
  };
  const form = useForm<object>({
    initial: {},
    check: async () => ({}),
    async send() {
      const to = !econnect;
      undo.dismiss();
      try {
        await set(to);
      } catch (error) {
        throw refusalOf(error);
      }
      undo.offer(to ? messages.joined : messages.left, () => set(!to));
    },
  });
  return { form, undo, isBusy: form.status === 'sending' || undo.notice?.phase === 'undoing' };
}

import { useRef } from 'react';
import type { Repairman } from '#services/entities/user';
import { LostAnswer } from '#services/fallbacks/make-once';
import { orNull, problemOf } from '#services/fallbacks/problem';
import { statusOf } from '#services/fallbacks/status';
import { getRepairman, setRepairmanEconnect } from '#services/user';
import { useHost, useMessages } from '#ui/core/host-context';
import { type Form, useForm } from '#ui/core/use-form';
import { saveRecord } from '#ui/editor/save-record';
import { type Undo, useUndo } from '#ui/editor/use-undo';
import { FormRefusal } from '#ui/form-refusal';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

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
  const messages = useMessages(pt, es);
  const { signal, emit } = useHost();
  const undo = useUndo();
  const attempt = useRef({ isOpen: false }).current;
  /** Sets it once: after a lost answer the service is asked whether it is so already. */
  const set = async (to: boolean) => {
    let now: Repairman | null = null;
    await saveRecord(
      { econnect: to },
      {
        attempt,
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
    if (statusOf(error) === 401 || (kind === 'refused' && reasons.length > 0)) return error;
    if (statusOf(error) === 403) return new FormRefusal({}, [messages.forbidden]);
    if (kind === 'missing') return new FormRefusal({}, [messages.gone]);
    return new FormRefusal({}, [error instanceof LostAnswer ? messages.unknown : messages.notChanged]);
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

import { useRef } from 'react';
import { mayBeDone } from '#services/fallbacks/make-once';
import { problemOf } from '#services/fallbacks/problem';
import type { Journey } from '#services/journey';
import { useHost, useMessages } from '#ui/core/host-context';
import { FormRefusal } from '#ui/form-refusal';
import { isSubmitted, read, submit } from './journey-calls';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

interface Submission {
  /** Resolves to the journey as the service has it now; undefined if it does not say. */
  look(journey: Journey): Promise<Journey | undefined>;
  /**
   * Submits the journey once: after an answer that was lost the service is asked before anything is sent again. Throws what a
   * form shows. isBefore: it had been submitted before, elsewhere.
   */
  send(journey: Journey, comment: string): Promise<{ journey: Journey; isBefore: boolean }>;
}

export function useSubmission(): Submission {
  const host = useHost();
  const { signal, emit } = host;
  const messages = useMessages(pt, es);
  /** Whether nobody knows what became of the last try. */
  const isUnsure = useRef(false);

  const look = ({ type, id }: Journey) => read(type, id, signal).catch(() => undefined);
  const confirm = (journey: Journey, isBefore: boolean) => {
    isUnsure.current = false;
    if (!isBefore) emit('vt-journey-submitted', { type: journey.type, journeyId: journey.id });
    return { journey, isBefore };
  };

  const send: Submission['send'] = async (journey, comment) => {
    if (isUnsure.current) {
      const now = await look(journey);
      if (!now) throw new FormRefusal({}, [messages.lost]);
      // Sent by the try whose answer was lost.
      if (isSubmitted(now)) return confirm(now, false);
      isUnsure.current = false;
    }
    try {
      return confirm(await submit(host, journey, comment), false);
    } catch (error) {
      if (mayBeDone(error)) {
        isUnsure.current = true;
        const now = await look(journey);
        if (now && isSubmitted(now)) return confirm(now, false);
        throw new FormRefusal({}, [now ? messages.absent : messages.lost]);
      }
      const { kind, messages: said } = problemOf(error);
      if (kind === 'refused' && said.length === 0) throw new FormRefusal({}, [messages.refused]);
      throw error;
    }
  };
  return { look, send };
}

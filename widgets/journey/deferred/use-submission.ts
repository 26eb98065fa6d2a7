import { problemOf } from '#services/http/problem';
import type { Journey } from '#services/journey';
import { sendOnce } from '#services/once/ensure-once';
import { UnknownOutcome } from '#services/once/unknown-outcome';
import { useHost, useMessages } from '#ui/core/host-context';
import { FormRefusal } from '#ui/form-refusal';
import { isSubmitted, readJourney, submit } from './journey-calls';
import { texts } from './messages';

interface Submission {
  /** Resolves to the journey as the service has it now; undefined if it does not say. */
  look(journey: Journey): Promise<Journey | undefined>;
  /**
   * Submits the journey once: after an answer that was lost the service is asked before anything is sent again. Throws what a
   * form shows.
   */
  send(journey: Journey, comment: string): Promise<Journey>;
}

export function useSubmission(): Submission {
  const host = useHost();
  const { element, signal, emit } = host;
  const messages = useMessages(texts);

  const look = ({ type, id }: Journey) => readJourney(type, id, signal).catch(() => undefined);

  const send: Submission['send'] = async (journey, comment) => {
    try {
      const submitted = await sendOnce<Journey>({
        owner: element,
        kind: 'submit journey',
        subject: journey.id,
        content: comment,
        async look() {
          const now = await readJourney(journey.type, journey.id, signal);
          return isSubmitted(now) ? now : undefined;
        },
        send: (idempotencyKey) => submit(journey, comment, { signal, idempotencyKey }),
      });
      emit('vt-journey-submitted', { type: journey.type, journeyId: journey.id });
      return submitted;
    } catch (error) {
      if (error instanceof UnknownOutcome) {
        throw new FormRefusal({}, [error.why === 'absent' ? messages.absent : messages.lost]);
      }
      const { kind, messages: said } = problemOf(error);
      if (kind === 'refused' && said.length === 0) throw new FormRefusal({}, [messages.refused]);
      throw error;
    }
  };
  return { look, send };
}

import { useRef, useState } from 'react';
import { intentOf } from '#page/intents';
import { redeemBenefit } from '#services/benefits';
import type { Benefit } from '#services/entities/benefit';
import { type Attempt, LostAnswer, makeOnce } from '#services/fallbacks/make-once';
import { problemOf } from '#services/fallbacks/problem';
import { statusOf } from '#services/fallbacks/status';
import { useHost, useMessages } from '#ui/core/host-context';
import { FormRefusal } from '#ui/form-refusal';
import { findRedeemed, type Opened } from './benefit-calls';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** now: by this act. before: it was redeemed already, here or on another device. gone: it cannot be redeemed any more. */
export type Outcome =
  | { result: 'now' | 'before'; benefit: Benefit }
  | { result: 'gone'; benefit?: undefined };

const FORBIDDEN = 403;
/**
 * Redeems a benefit once: after an answer that was lost the list of the redeemed is asked before anything is sent again.
 * Failures are errors that a form shows.
 */
export function useRedemption(opened: Opened): {
  /** Whether nobody knows what became of it: the next press asks. */
  isLost: boolean;
  send(type: string, dealerCode: string): Promise<Outcome>;
} {
  const { element, signal } = useHost();
  const messages = useMessages(pt, es);
  const [isLost, setLost] = useState(false);
  const attempt = useRef<Attempt>({ isOpen: false });

  async function refused(error: unknown): Promise<Outcome> {
    const { kind, refusal, messages: said } = problemOf(error);
    if (kind === 'missing') return { result: 'gone' };
    if (kind === 'conflict') {
      const made = await findRedeemed(opened, signal).catch(() => undefined);
      // The list is what says with which code.
      if (made === undefined) throw new FormRefusal({}, [messages.before]);
      return made ? { result: 'before', benefit: made } : { result: 'gone' };
    }
    if (statusOf(error) === FORBIDDEN) throw new FormRefusal({}, [messages.notEntitled]);
    const { dealer_code: dealer } = refusal?.fields ?? {};
    if (dealer) throw new FormRefusal({ dealer_code: dealer });
    if (kind === 'refused') throw new FormRefusal({}, [said[0] ?? messages.cannot]);
    throw error;
  }

  async function send(type: string, dealerCode: string): Promise<Outcome> {
    const { id, hash } = opened;
    const intent = intentOf(element, 'redeem benefit', [id, hash, type, dealerCode]);
    const body = { type, ...(dealerCode && { dealer_code: dealerCode }), ...(hash && { hash }) };
    try {
      const benefit = await makeOnce({
        attempt: attempt.current,
        look: async () => (await findRedeemed(opened, signal)) ?? undefined,
        make: () => redeemBenefit({ id, body }, { signal, idempotencyKey: intent.key }),
        isOnlyAsking: true,
      });
      intent.confirm();
      return { result: 'now', benefit };
    } catch (error) {
      if (!(error instanceof LostAnswer)) {
        intent.confirm();
        return refused(error);
      }
      // A server that has failed, and says itself that nothing was made.
      const hasFailed = error.why === 'absent' && problemOf(error.cause).kind === 'unavailable';
      if (hasFailed) attempt.current.isOpen = false;
      if (hasFailed) throw error.cause;
      throw new FormRefusal({}, [attempt.current.isOpen ? messages.lost : messages.absent]);
    } finally {
      setLost(attempt.current.isOpen);
    }
  }
  return { isLost, send };
}

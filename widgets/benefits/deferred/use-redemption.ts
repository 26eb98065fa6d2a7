import { useEffect, useState } from 'react';
import type { Benefit } from '#services/entities/benefit';
import { isKind, problemOf } from '#services/http/problem';
import { UnknownOutcome } from '#services/once/unknown-outcome';
import { useHost, useMessages } from '#ui/core/host-context';
import { FormRefusal } from '#ui/form-refusal';
import { findRedeemed, type Opened } from './benefit-calls';
import { texts } from './messages';
import { redemption } from './redemption';

/** now: by this act. before: it was redeemed already, here or on another device. gone: it cannot be redeemed any more. */
export type Outcome =
  | { result: 'now' | 'before'; benefit: Benefit }
  | { result: 'gone'; benefit?: undefined };

/**
 * Redeems a benefit once: after an answer that was lost the list of the redeemed is asked before anything is sent again.
 * Failures are errors that a form shows.
 */
export function useRedemption(opened: Opened): {
  /** Whether nobody knows what became of it: the next press asks. */
  isLost: boolean;
  send(type: string, dealerCode: string): Promise<Outcome>;
} {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const [isLost, setLost] = useState(false);

  async function refused(error: unknown): Promise<Outcome> {
    const { kind, refusal, messages: said } = problemOf(error);
    if (kind === 'missing') return { result: 'gone' };
    if (kind === 'conflict') {
      const made = await findRedeemed(opened, signal).catch(() => undefined);
      // The list is what says with which code.
      if (made === undefined) throw new FormRefusal({}, [messages.before]);
      return made ? { result: 'before', benefit: made } : { result: 'gone' };
    }
    if (kind === 'forbidden') throw new FormRefusal({}, [messages.notEntitled]);
    const { dealer_code: dealer } = refusal?.fields ?? {};
    if (dealer) throw new FormRefusal({ dealer_code: dealer });
    if (kind === 'refused') throw new FormRefusal({}, [said[0] ?? messages.cannot]);
    throw error;
  }

  async function send(type: string, dealerCode: string): Promise<Outcome> {
    const acts = await redemption(opened, { type, dealerCode }, signal);
    try {
      // After an answer that was lost, also before a reload, a press only asks.
      const { made } = await (isLost ? acts.check() : acts.send(true));
      setLost(false);
      return { result: 'now', benefit: made };
    } catch (error) {
      if (!(error instanceof UnknownOutcome)) {
        setLost(false);
        return refused(error);
      }
      const { why, cause } = error;
      // A server that has failed, and says itself that it has nothing.
      if (why === 'absent' && isKind(cause, 'unavailable')) throw cause;
      const isAbsent = isLost && why === 'absent';
      setLost(!isAbsent && why !== 'busy');
      throw new FormRefusal({}, [
        isAbsent ? messages.absent : why === 'busy' ? messages.busy : messages.lost,
      ]);
    }
  }
  useEffect(() => {
    // Sent before the page was loaded, or in another tab.
    redemption(opened, { type: '', dealerCode: '' }, signal).then((acts) => {
      if (!signal.aborted && acts.open().length > 0) setLost(true);
    });
  }, [opened, signal]);
  return { isLost, send };
}

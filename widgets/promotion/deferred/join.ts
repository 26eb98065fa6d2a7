import type { Participant } from '#services/entities/promotion';
import { mayBeDone } from '#services/fallbacks/make-once';
import { problemOf } from '#services/fallbacks/problem';
import { statusOf } from '#services/fallbacks/status';
import type { CallOptions } from '#services/http/types';
import { joinPromotion } from '#services/promotion';
import { type Attempt, findParticipation, UnknownAnswer } from './promotion-calls';

/**
 * How joining ended.
 * - joined: by this act; also if its answer was lost and the service has it
 * - before: the visitor takes part already, by another device
 * - denied: the account may not take part, for these reasons
 * - changed: it cannot be joined now; the promotion as it is now says why
 */
export type JoinOutcome =
  | { result: 'joined' | 'before'; participant: Participant }
  | { result: 'denied' | 'changed'; reasons: readonly string[] };

const FORBIDDEN = 403;

/**
 * Joins a promotion once (PRM-05): what became of an answer that was lost is asked for (PRM-08) before anything is sent
 * again. Throws a ServiceError if it is certain that nothing was done, an UnknownAnswer if it is not.
 * @param invitedBy id of who invites; empty without an invitation
 * @param attempt of this promotion; changed here
 */
export async function join(
  promotionId: string,
  invitedBy: string,
  attempt: Attempt,
  options: CallOptions & { signal: AbortSignal },
): Promise<JoinOutcome> {
  const look = async (): Promise<Participant | null> => {
    const found = await findParticipation(promotionId, options.signal).catch(() => {
      throw new UnknownAnswer('unread');
    });
    if (found) attempt.isOpen = false;
    return found;
  };
  if (attempt.isOpen) {
    const participant = await look();
    if (participant) return { result: 'joined', participant };
  }
  try {
    const headers = invitedBy ? { 'hub-invited-by-id': invitedBy } : {};
    const participant = await joinPromotion({ promotionId, body: { agreed: true }, headers }, options);
    return { result: 'joined', participant };
  } catch (error) {
    if (mayBeDone(error)) {
      attempt.isOpen = true;
      const participant = await look();
      if (participant) return { result: 'joined', participant };
      throw new UnknownAnswer('absent');
    }
    const { kind, messages, refusal } = problemOf(error);
    if (kind === 'conflict') {
      const participant = await look();
      if (participant) return { result: 'before', participant };
    }
    if (statusOf(error) === FORBIDDEN) return { result: 'denied', reasons: messages };
    const isOfField = !!refusal?.fields.agreed;
    if (kind === 'conflict' || kind === 'missing' || (kind === 'refused' && !isOfField)) {
      return { result: 'changed', reasons: messages };
    }
    throw error;
  }
}

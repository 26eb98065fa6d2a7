import type { Participant } from '#services/entities/promotion';
import { problemOf } from '#services/http/problem';
import { sendOnce } from '#services/once/ensure-once';
import { UnknownOutcome } from '#services/once/unknown-outcome';
import { joinPromotion } from '#services/promotion';
import { findParticipation } from './promotion-calls';

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

/**
 * Joins a promotion once (PRM-05): what became of an answer that was lost is asked for (PRM-08) before anything is sent
 * again. Throws as OnceActs.send does.
 * @param invitedBy id of who invites; empty without an invitation
 * @param who is signed in: others have another key
 */
export async function join(
  promotionId: string,
  invitedBy: string,
  who: unknown,
  { element, signal }: { element: object; signal: AbortSignal },
): Promise<JoinOutcome> {
  const look = () => findParticipation(promotionId, signal);
  const headers = invitedBy ? { 'hub-invited-by-id': invitedBy } : {};
  try {
    const participant = await sendOnce({
      owner: element,
      kind: 'join promotion',
      subject: promotionId,
      content: [invitedBy, who],
      look: async () => (await look()) ?? undefined,
      send: (idempotencyKey) =>
        joinPromotion({ promotionId, body: { agreed: true }, headers }, { signal, idempotencyKey }),
      isEnd: () => true,
    });
    return { result: 'joined', participant };
  } catch (error) {
    if (error instanceof UnknownOutcome) throw error;
    const { kind, messages, refusal } = problemOf(error);
    if (kind === 'conflict') {
      const participant = await look().catch(() => {
        throw new UnknownOutcome('unread', error);
      });
      if (participant) return { result: 'before', participant };
    }
    if (kind === 'forbidden') return { result: 'denied', reasons: messages };
    const isOfField = !!refusal?.fields.agreed;
    if (kind === 'conflict' || kind === 'missing' || (kind === 'refused' && !isOfField)) {
      return { result: 'changed', reasons: messages };
    }
    throw error;
  }
}

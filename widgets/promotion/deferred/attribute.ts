import { type LuckyNumber, numberOfCode } from '#domain/offers/lucky-numbers';
import type { Participant } from '#services/entities/promotion';
import { isKind, problemOf } from '#services/http/problem';
import { sendOnce } from '#services/once/ensure-once';
import { UnknownOutcome } from '#services/once/unknown-outcome';
import { attributeQrCode } from '#services/promotion';
import { findParticipation } from './promotion-calls';

/**
 * How a QR code ended.
 * - counted: it has given a number, which the service may not name
 * - used: it counts already, by an earlier reading or another device
 * - refused: the service does not take it, in its own words if it has some
 * - denied: the account takes part no longer, or may not, for these reasons
 * - changed: the service takes no codes now; the promotion as it is now says why
 */
export type CodeOutcome =
  | { result: 'counted' | 'used'; participant?: Participant; number?: LuckyNumber }
  | { result: 'refused' | 'denied' | 'changed'; participant?: Participant; reasons: readonly string[] };

/** What is said of a code: an answer of the service, or that it is of another promotion and was not sent. */
export type ShownOutcome = CodeOutcome | { result: 'other' };

const withNumber = (result: 'counted' | 'used', participant: Participant, code: string): CodeOutcome => {
  const number = numberOfCode(participant, code);
  return { result, participant, ...(number && { number }) };
};

/**
 * Has a QR code attributed once (PRM-06): what became of an answer that was lost is asked for (PRM-08) before the code is
 * sent again. Throws as OnceActs.send does.
 * @param known the participation as the view has it
 * @param who is signed in: others have another key
 */
export async function attribute(
  known: Participant,
  code: string,
  who: unknown,
  { element, signal }: { element: object; signal: AbortSignal },
): Promise<CodeOutcome> {
  const { promotionId } = known;
  if (numberOfCode(known, code)) return withNumber('used', known, code);
  const counted = (participant: Participant | null): CodeOutcome | undefined =>
    participant && numberOfCode(participant, code) ? withNumber('counted', participant, code) : undefined;
  try {
    return await sendOnce<CodeOutcome>({
      owner: element,
      kind: 'promotion code',
      subject: [promotionId, code],
      content: who,
      look: async () => counted(await findParticipation(promotionId, signal)),
      async send(idempotencyKey) {
        const call = { id: promotionId, body: { qrCode: code } };
        return withNumber('counted', await attributeQrCode(call, { signal, idempotencyKey }), code);
      },
      isEnd: () => true,
    });
  } catch (error) {
    if (error instanceof UnknownOutcome) throw error;
    const { kind, messages, refusal } = problemOf(error);
    if (!isKind(error, 'conflict', 'missing', 'refused', 'forbidden')) throw error;
    if (refusal?.fields.qrCode && kind === 'refused') return { result: 'refused', reasons: messages };
    // What the visitor sees is what the service has now; without its answer, what was there.
    const now = await findParticipation(promotionId, signal).catch(() => null);
    if (kind === 'conflict') return now ? withNumber('used', now, code) : { result: 'used' };
    return {
      result: kind === 'forbidden' ? 'denied' : 'changed',
      reasons: messages,
      ...(now && { participant: now }),
    };
  }
}

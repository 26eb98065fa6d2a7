import { putMembership, reloadMembership } from '#features/loyalty/membership-store';
import { $session } from '#features/session/session';
import { isKind } from '#services/http/problem';
import { earnMedal, getMembership } from '#services/loyalty';
import { isOutcomeUnknown } from '#services/once/unknown-outcome';

/** A medal is earned now, was earned before, or the program has no record of what earns it. */
export type Claim = 'earned' | 'had' | 'no-record';

/**
 * Asks the program for a medal. Where the answer is lost, the membership says whether the medal is there, so that nothing
 * is asked for twice. Throws the ServiceError of a call after which it is not.
 */
export async function claimMedal(medalId: string): Promise<Claim> {
  const { serial } = $session.get();
  try {
    putMembership(await earnMedal({ body: { medalId } }), serial);
    return 'earned';
  } catch (error) {
    if (isKind(error, 'conflict')) {
      await reloadMembership();
      return 'had';
    }
    if (isKind(error, 'unauthenticated', 'rate-limited')) throw error;
    // No record, no such medal any more, or not for this person.
    if (!isOutcomeUnknown(error)) return 'no-record';
    const membership = await getMembership({}).catch(() => null);
    const earned = membership?.medals?.some(({ id, earnedAt }) => id === medalId && earnedAt);
    if (!membership || !earned) throw error;
    putMembership(membership, serial);
    return 'earned';
  }
}

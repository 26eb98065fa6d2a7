import { putMembership, reloadMembership } from '#features/loyalty/membership-store';
import { statusOf } from '#services/fallbacks/status';
import { earnMedal, getMembership } from '#services/loyalty';

/** A medal is earned now, was earned before, or the program has no record of what earns it. */
export type Claim = 'earned' | 'had' | 'no-record';

const CONFLICT = 409;
/** No record, no such medal any more, or not for this person. */
const REFUSED = [400, 403, 404, 422];

/**
 * Asks the program for a medal. Where the answer is lost, the membership says whether the medal is there, so that nothing
 * is asked for twice. Throws the ServiceError of a call after which it is not.
 */
export async function claimMedal(medalId: string): Promise<Claim> {
  try {
    putMembership(await earnMedal({ body: { medalId } }));
    return 'earned';
  } catch (error) {
    const status = statusOf(error);
    if (status === CONFLICT) {
      await reloadMembership();
      return 'had';
    }
    if (REFUSED.includes(status)) return 'no-record';
    if (status === 401) throw error;
    const membership = await getMembership({}).catch(() => null);
    const earned = membership?.medals?.some(({ id, earnedAt }) => id === medalId && earnedAt);
    if (!membership || !earned) throw error;
    putMembership(membership);
    return 'earned';
  }
}

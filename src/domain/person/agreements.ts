import { dayStart } from '../time/day-bounds';

/** What a person has accepted, as the service keeps it. Moments in ISO 8601; outdatedAt: since when it counts no more. */
export interface Acceptance {
  type: string;
  acceptedAt?: string | null | undefined;
  outdatedAt?: string | null | undefined;
}

/**
 * Returns how an agreement stands (spec roles#agreements).
 * - accepted: the person has accepted the present text
 * - outdated: they have accepted an earlier one, which still counts as accepted
 * - open: they have accepted none that counts, or nobody knows of which day the present text is
 * @param since day of the present text, YYYY-MM-DD
 */
export function agreementState(
  all: readonly Acceptance[] | null | undefined,
  type: string,
  since: string,
): 'accepted' | 'outdated' | 'open' {
  const acceptedAt = all?.find(
    (each) => each.type === type && each.acceptedAt && !each.outdatedAt,
  )?.acceptedAt;
  const present = dayStart(since);
  if (!acceptedAt || !present) return 'open';
  return Date.parse(acceptedAt) < Date.parse(present) ? 'outdated' : 'accepted';
}

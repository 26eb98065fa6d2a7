import { useStore } from '@nanostores/react';
import { $session } from '#features/session/session';
import { listOwnReviews } from '#services/rating';
import { useHost } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns the ids of the cars that the signed-in visitor has reviewed (REV-03), once per session; undefined until they are
 * known. None after a failure: the service then refuses a second opinion.
 */
export function useReviewedCars(): ReadonlySet<string> | undefined {
  const { signal } = useHost();
  const { state, serial } = useStore($session);
  const isSignedIn = state === 'signedIn';
  const { value, failed } = useQuery(
    () => listOwnReviews({}, { signal }),
    isSignedIn ? `own reviews ${serial}` : undefined,
  );
  if (failed) return NONE;
  return value && new Set(value.map(({ carId }) => carId));
}

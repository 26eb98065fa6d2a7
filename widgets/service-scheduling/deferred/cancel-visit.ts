import { withToken } from '#features/scheduling/appointment-link';
import type { Appointment } from '#services/entities/schedule';
import { isKind } from '#services/http/problem';
import { cancelVisit } from '#services/visit-scheduling';

/** What prevents a change, by the body of a conflict: a status of visits, OVER, or empty for anything else. */
export function obstacleOf(error: unknown): string {
  const { body } = (error ?? {}) as { body?: { status?: unknown } | null };
  return isKind(error, 'conflict') && typeof body?.status === 'string' ? body.status : '';
}

/** Cancels a visit; one that is cancelled already is what was wanted: an answer may have been lost. */
export async function cancelOnce(id: string, reason: string): Promise<Appointment | null> {
  try {
    return await cancelVisit({ body: { id, reason }, ...withToken(id) });
  } catch (error) {
    if (obstacleOf(error) === 'C') return null;
    throw error;
  }
}

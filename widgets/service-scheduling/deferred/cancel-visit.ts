import { withToken } from '#features/scheduling/appointment-link';
import type { Appointment } from '#services/entities/schedule';
import { cancelVisit } from '#services/visit-scheduling';

/** What prevents a change, by the body of a 409: a status of visits, OVER, or empty for anything else. */
export function obstacleOf(error: unknown): string {
  const { status, body } = (error ?? {}) as { status?: number; body?: { status?: unknown } | null };
  return status === 409 && typeof body?.status === 'string' ? body.status : '';
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

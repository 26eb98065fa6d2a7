import { ownerOpinion } from '#domain/time/dates';
import type { GarageCar } from '#services/entities/garage';
import { problemOf } from '#services/http/problem';
import { writeReview } from '#services/rating';
import type { Host } from '#ui/core/host-context';
import { FormRefusal } from '#ui/form-refusal';
import { failureKind, submit } from '#ui/submission';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The owner's opinion about a dealer was accepted by the service. */
    'vt-dealer-reviewed': { dealer: string; rating: number };
    /** The opinion was rejected or could not be sent; the visitor was informed. */
    'vt-dealer-review-failed': { kind: string };
  }
}

/** The form's values, named as in the service, so that rejected input is shown at its field. */
export interface ReviewForm {
  rating: number;
  title: string;
  comment: string;
}

/** Whether its owner can review the dealer of a car: bought there fewer than 30 days ago (spec cars#used-cars). */
export const canReview = ({ purchasedAt, dealerCode }: GarageCar): boolean =>
  !!dealerCode && ownerOpinion((purchasedAt ?? '').slice(0, 10), { format: 'YYYY-MM-DD' });

/**
 * Sends the opinion (REV-02); a retry is the same intent. Resolves to whether it is this one: false if the car was
 * reviewed before. Throws a FormRefusal if the car can no longer be reviewed, else a ServiceError.
 */
export async function sendReview(
  values: Partial<ReviewForm>,
  { id: carId, dealerCode }: GarageCar,
  host: Host,
): Promise<boolean> {
  const dealer = dealerCode ?? '';
  const { rating = 0, title = '', comment = '' } = values;
  const body = { carId, rating, title: title.trim(), comment: comment.trim() };
  try {
    await submit(
      host,
      'review',
      { dealer, ...body },
      {
        send: (options) => writeReview({ idSiteGeo: dealer, body }, options),
        sent: ['vt-dealer-reviewed', () => ({ dealer, rating })],
      },
    );
    return true;
  } catch (error) {
    const { kind, refusal } = problemOf(error);
    // An answer, and no failure.
    if (kind === 'conflict') return false;
    host.emit('vt-dealer-review-failed', { kind: failureKind(error) });
    if (refusal?.fields.carId) throw new FormRefusal({}, [texts[host.language].tooLate]);
    throw error;
  }
}

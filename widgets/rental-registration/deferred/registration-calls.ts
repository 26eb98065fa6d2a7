import { type InferOutput, object, string } from 'valibot';
import { offerOfKind } from '#domain/offers/offer-id';
import { $car } from '#features/car/car-store';
import { attemptOwner } from '#features/session/attempt-owner';
import { brand } from '#page/core/metadata';
import { noteServerTime } from '#page/server-clock';
import { persisted } from '#page/settings/storage';
import type { RentalUser } from '#services/entities/rental-user';
import { firstAnswer } from '#services/http/first-answer';
import { orNull } from '#services/http/problem';
import { getRentalUser, startRentalUser } from '#services/rental-user';
import { getUserRental } from '#services/user';
import type { Host } from '#ui/core/host-context';
import { submit } from '#ui/submission';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The service has begun a registration. */
    'vt-rental-registration-started': { registrationId: string };
    /** The registration is created or changed; none of its data is told. changed: number of fields sent. */
    'vt-rental-registration-saved': { isNew: boolean; changed: number };
    /** The registration could not be saved; the visitor was informed and can retry. */
    'vt-rental-registration-failed': { kind: string };
  }
}

const begun = object({
  /** Of the start. */
  id: string(),
  /** When it was started, by the service's clock; empty if the service does not say. */
  startedAt: string(),
  /** What was chosen of the form: nothing else of it is stored. */
  personType: string(),
});
/** What a reload leaves of a registration. */
export type Begun = InferOutput<typeof begun>;

/** Why a start came to nothing. */
export type End = 'refused' | 'never' | 'gone';

/** Milliseconds in which a registration can be gone on with on this device: a week (ours). */
const LIFETIME = 7 * 86_400_000;
export const begunCell = () => persisted('rental-registration', begun, { lifetime: () => LIFETIME });

/** Starts a registration once (RUS-01). Throws a ServiceError. */
export async function start(host: Pick<Host, 'element' | 'emit'>, offerId: string): Promise<Begun> {
  const offer = offerId || offerOfKind($car.get().lastViewedOffer, 'rental')?.id;
  const query = { brand: brand(), ...(offer && { offerId: offer }) };
  // The context is the offer that the registration is for.
  const headers = offer && { headers: { 'x-offer-context': offer } };
  const { id, startedAt } = await submit(host, 'start rental registration', query, {
    // A registration can be asked for by its id only, which is lost with the answer.
    once: async () => ({ subject: [await attemptOwner(), query] }),
    async send(options) {
      const started = await startRentalUser(
        { query: { ...query, idempotencyKey: options.idempotencyKey }, ...headers },
        options,
      );
      noteServerTime(started.now);
      return started;
    },
    sent: ['vt-rental-registration-started', (started) => ({ registrationId: started.id })],
  });
  return { id, startedAt: startedAt ?? '', personType: '' };
}

/**
 * Resolves to what the service has of the visitor as a rental customer, by whichever of the two services answers (RUS-03,
 * USR-02); null if neither has anything. Throws a ServiceError.
 */
export const readRegistration = (signal: AbortSignal): Promise<RentalUser | null> =>
  orNull(firstAnswer<RentalUser>([() => getRentalUser({}, { signal }), () => getUserRental({}, { signal })]));

import { object } from 'valibot';
import { isPending } from '#domain/vehicle/recall';
import { recallQuery } from '#domain/vehicle/vehicle';
import { recallKey } from '#features/owner/vehicle-schemas';
import { country } from '#page/core/metadata';
import type { RecallCar } from '#services/entities/recall';
import { kindOf } from '#services/http/problem';
import { getRecallCar } from '#services/recall';
import type { Host } from '#ui/core/host-context';
import type { Errors } from '#ui/core/use-form';
import { errorsOf } from '#ui/validation/schema';
import type { Found, RecallSearchForm } from '../found';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** A car's recalls are shown. campaigns: the ids of its campaigns, pending: how many are pending. */
    'vt-recall-searched': { campaigns: string[]; pending: number };
    /** A search found no car, or could not be made; the visitor was informed. */
    'vt-recall-search-failed': { kind: string };
  }
}

/** Returns the message of a violated rule; empty if the text can be searched. */
export const check = (
  values: Partial<RecallSearchForm>,
  { language }: Pick<Host, 'language'>,
): Errors<RecallSearchForm> =>
  errorsOf<RecallSearchForm>(object({ vehicle: recallKey(language, country() ?? 'BR') }), values);

let searches = 0;

/** Shows a car as found, and reports it. */
export function foundCar(car: RecallCar, { emit }: Pick<Host, 'emit'>): Found {
  const campaigns = car.campaigns ?? [];
  emit('vt-recall-searched', {
    campaigns: campaigns.map(({ id }) => id),
    pending: campaigns.filter(isPending).length,
  });
  searches += 1;
  return { key: searches, car };
}

/** Searches a car by its plate or chassis (RCL-01), of any brand: a recall concerns whoever asks. Throws any other failure than a car that the service does not know. */
export async function search(
  { vehicle = '' }: Partial<RecallSearchForm>,
  { emit, signal }: Pick<Host, 'emit' | 'signal'>,
): Promise<Found> {
  try {
    return foundCar(await getRecallCar({ query: recallQuery(vehicle) }, { signal }), { emit });
  } catch (error) {
    const kind = kindOf(error);
    if (kind !== 'canceled') emit('vt-recall-search-failed', { kind });
    if (kind !== 'missing') throw error;
    searches += 1;
    return { key: searches, car: null };
  }
}

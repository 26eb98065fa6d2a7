import { bareVehicle, recallChassis } from '#domain/vehicle/vehicle';
import { country, market } from '#page/core/metadata';
import type { RecallCampaign, RecallCar } from '#services/entities/recall';
import { type Attempt, makeOnce } from '#services/fallbacks/make-once';
import { getRecallCar, listRecallCampaigns, startRecallUpdate } from '#services/recall';

export type CarCampaign = NonNullable<RecallCar['campaigns']>[number];

/** Resolves to a car by its plate or chassis. Throws a ServiceError. */
export function loadCar(vehicle: string, signal: AbortSignal): Promise<RecallCar> {
  const key = bareVehicle(vehicle);
  return getRecallCar({ query: recallChassis(key) ? { chassis: key } : { plate: key } }, { signal });
}

/** Resolves to the campaigns of a car's brand, which alone say what is software. Throws a ServiceError. */
export const loadCampaigns = (brand: string, signal: AbortSignal): Promise<RecallCampaign[]> =>
  listRecallCampaigns({ brand, market: market() || (country() === 'AR' ? 'es-AR' : 'pt-BR') }, { signal });

/**
 * Creates the software update of a car once: after an answer that was lost the car is asked for, which names its updates. Resolves
 * to the update's id. Throws a ServiceError, or a LostAnswer.
 */
export const createUpdate = (
  { chassis }: RecallCar,
  campaignId: string,
  attempt: Attempt,
  signal: AbortSignal,
): Promise<string> =>
  makeOnce({
    attempt,
    async make() {
      const { id } = await startRecallUpdate({ body: { chassis, campaignId } }, { signal });
      return id || undefined;
    },
    async look() {
      const { campaigns } = await loadCar(chassis, signal);
      return campaigns?.find(({ id }) => id === campaignId)?.updateId || undefined;
    },
  });

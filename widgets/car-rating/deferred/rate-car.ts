import { valueRange } from '#domain/vehicle/trade-in';
import { bareVehicle } from '#domain/vehicle/vehicle';
import { kilometres } from '#features/owner/vehicle-schemas';
import type { UsedCar } from '#features/trade-in/rules';
import { requireValue } from '#features/trade-in/valuation-failure';
import type { Valuation } from '#services/entities/valuation';
import { evaluatePlate, getPlateValuation } from '#services/evaluate';
import { isKind } from '#services/http/problem';
import { isServiceError } from '#services/http/service-error';
import type { Host } from '#ui/core/host-context';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** A used car was rated. valuation: its id, empty if the service gives none. */
    'vt-car-rated': { valuation: string };
    /** There is no value for a used car (unavailable), or it could not be asked for; the visitor was informed. */
    'vt-car-rating-failed': { kind: string };
  }
}

export interface RatedCar {
  valuation: Valuation;
  /** The valuation by the plate alone; null if the service gives none, undefined if it failed. */
  byPlate: Valuation | null | undefined;
}

/** Resolves to the valuation by the plate alone (EVA-05); null where there is none, undefined after a failure. */
export const loadByPlate = (plate: string, signal: AbortSignal): Promise<RatedCar['byPlate']> =>
  getPlateValuation({ plate: bareVehicle(plate) }, { signal }).then(
    (valuation) => (valueRange(valuation) ? valuation : null),
    (error) => (isKind(error, 'missing', 'refused') ? null : undefined),
  );

/**
 * Resolves to the car's value with its kilometres (EVA-04), and by its plate alone (EVA-05). Only the latter may be
 * missing. Throws a FormRefusal if there is no value, else a ServiceError.
 */
export async function rateCar(values: Partial<UsedCar>, { language, signal, emit }: Host): Promise<RatedCar> {
  const plate = bareVehicle(values.plate ?? '');
  const mileage = kilometres(values.mileage ?? '');
  try {
    const [valuation, byPlate] = await Promise.all([
      requireValue(evaluatePlate({ query: { plate, mileage } }, { signal }), language),
      loadByPlate(plate, signal),
    ]);
    emit('vt-car-rated', { valuation: valuation.id ?? '' });
    return { valuation, byPlate };
  } catch (error) {
    emit('vt-car-rating-failed', { kind: isServiceError(error) ? error.kind : 'unavailable' });
    throw error;
  }
}

import { bareVehicle } from '../../../src/domain/vehicle';
import type { UsedCar } from '../../../src/features/trade-in/rules';
import { valued } from '../../../src/features/trade-in/valuation-failure';
import type { Valuation } from '../../../src/services/entities/valuation';
import { evaluatePlate, getPlateValuation } from '../../../src/services/evaluate';
import { problemOf } from '../../../src/services/fallbacks/problem';
import { isServiceError } from '../../../src/services/http/service-error';
import type { Host } from '../../../src/ui/core/host-context';
import { kilometres } from '../../../src/ui/validation/vehicle';

declare module '../../../src/page/core/events' {
  interface VitrineEvents {
    /** A used car was rated. valuation: its id, empty if the service gives none. */
    'vt-car-rated': { valuation: string };
    /** There is no value for a used car (unavailable), or it could not be asked for; the visitor was informed. */
    'vt-car-rating-failed': { kind: string };
  }
}

export interface RatedCar {
  valuation: Valuation;
  /** Value of the average car of its version and year; null if the service gives none, undefined if it failed. */
  average: number | null | undefined;
}

/** Resolves to the value of the average car (EVA-05); null where there is none, undefined after a failure. */
export const loadAverage = (plate: string, signal: AbortSignal): Promise<RatedCar['average']> =>
  getPlateValuation({ plate: bareVehicle(plate) }, { signal }).then(
    ({ value }) => value ?? null,
    (error) => (['missing', 'refused'].includes(problemOf(error).kind) ? null : undefined),
  );

/**
 * Resolves to the car's value with its kilometres (EVA-04), and without them (EVA-05), which is that of the average car.
 * Only the latter may be missing. Throws a FormRefusal if there is no value, else a ServiceError.
 */
export async function rateCar(values: Partial<UsedCar>, { language, signal, emit }: Host): Promise<RatedCar> {
  const plate = bareVehicle(values.plate ?? '');
  const mileage = kilometres(values.mileage ?? '');
  try {
    const [valuation, average] = await Promise.all([
      valued(evaluatePlate({ query: { plate, mileage } }, { signal }), language),
      loadAverage(plate, signal),
    ]);
    emit('vt-car-rated', { valuation: valuation.id ?? '' });
    return { valuation, average };
  } catch (error) {
    emit('vt-car-rating-failed', { kind: isServiceError(error) ? error.kind : 'unavailable' });
    throw error;
  }
}

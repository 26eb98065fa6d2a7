import { object } from 'valibot';
import { manufactureYears, usedCarName, valueRange } from '#domain/vehicle/trade-in';
import { bareVehicle } from '#domain/vehicle/vehicle';
import { kilometres } from '#features/owner/vehicle-schemas';
import { $location } from '#features/place/location-store';
import { type UsedCar, usedCarErrors } from '#features/trade-in/rules';
import type { TradeInCar } from '#features/trade-in/trade-in-store';
import { requireValue } from '#features/trade-in/valuation-failure';
import { country } from '#page/core/metadata';
import { getConfiatValuation, getConfiatValuationV2 } from '#services/confiat';
import type { Valuation } from '#services/entities/valuation';
import { evaluateCar } from '#services/evaluate';
import { kindOf } from '#services/http/problem';
import { isServiceError } from '#services/http/service-error';
import type { Host } from '#ui/core/host-context';
import type { Errors } from '#ui/core/use-form';
import { errorsOf, fits, line } from '#ui/validation/schema';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** A used car was valued. valuation: its id, empty if the service gives none. */
    'vt-trade-in-valued': { valuation: string };
    /** There is no value for a used car (unavailable), or it could not be asked for; the visitor was informed. */
    'vt-trade-in-failed': { kind: string };
    /** The visitor wants to trade in the valued car. use: down-payment or lead. */
    'vt-trade-in-selected': { valuation: string; use: string };
  }
}

/** The form's values, named as in the service, so that rejected input is shown at its field. */
export interface TradeInForm extends UsedCar {
  /** plate or model. */
  by: string;
  brand: string;
  modelName: string;
  versionName: string;
  modelYear: string;
  /** Empty where the visitor does not say it. */
  manufactureYear: string;
}

export type ValuedDealer = NonNullable<Awaited<ReturnType<typeof getConfiatValuationV2>>['dealers']>[number];
/** A valuation, and the dealers that buy the car at it. */
interface Valued {
  valuation: Valuation;
  dealers: readonly ValuedDealer[];
}
/** Its kilometres are the service's, else those that were typed. */
export interface ValuedCar extends Valued {
  valuation: Valuation & { mileage: number };
}

/** Returns the messages of the failing rules, by field. */
export function check(
  values: Partial<TradeInForm>,
  { language }: Pick<Host, 'language'>,
): Errors<TradeInForm> {
  const messages = texts[language];
  const hasPlate = values.by !== 'model';
  const model = hasPlate
    ? {}
    : errorsOf<TradeInForm>(
        object({
          modelName: line(language, messages.modelMissing),
          modelYear: fits(() => true, messages.yearMissing),
        }),
        values,
      );
  return { ...model, ...usedCarErrors(values, { language, country: country() ?? 'BR', hasPlate }) };
}

/** By plate (EVA-02); by the older call where the newer one is out of service or unknown to it (EVA-01). */
async function byPlate(plate: string, mileage: number, signal: AbortSignal): Promise<Valued> {
  const stateCode = $location.get()?.stateCode;
  const query = { plate: bareVehicle(plate), mileage };
  try {
    const newer = { query: { ...query, ...(stateCode && { stateCode }) } };
    const { valuation, dealers } = await getConfiatValuationV2(newer, { signal });
    return { valuation, dealers: dealers ?? [] };
  } catch (error) {
    const kind = kindOf(error);
    if (kind === 'refused' || kind === 'offline' || kind === 'canceled') throw error;
    return { valuation: await getConfiatValuation({ query }, { signal }), dealers: [] };
  }
}

/** By the car's data (EVA-03). */
async function byModel(values: Partial<TradeInForm>, mileage: number, signal: AbortSignal): Promise<Valued> {
  const { brand = '', modelName = '', versionName = '', modelYear, manufactureYear } = values;
  const isMade = manufactureYears(Number(modelYear)).includes(Number(manufactureYear));
  const version = versionName.trim();
  const query = {
    brand,
    modelName: modelName.trim(),
    modelYear: Number(modelYear),
    mileage,
    // One that was chosen for another model year is none of this car.
    ...(isMade && { manufactureYear: Number(manufactureYear) }),
    ...(version && { versionName: version }),
  };
  return { valuation: await evaluateCar({ query }, { signal }), dealers: [] };
}

/** Resolves to the value of a car. Throws a FormRefusal if there is none, else a ServiceError. */
export async function valueCar(
  values: Partial<TradeInForm>,
  { language, signal, emit }: Host,
): Promise<ValuedCar> {
  const mileage = kilometres(values.mileage ?? '');
  const answer =
    values.by === 'model' ? byModel(values, mileage, signal) : byPlate(values.plate ?? '', mileage, signal);
  try {
    const valuation = await requireValue(
      answer.then((car) => car.valuation),
      language,
    );
    emit('vt-trade-in-valued', { valuation: valuation.id ?? '' });
    // A service that leaves the kilometres out has valued those that were typed.
    return {
      valuation: { ...valuation, mileage: valuation.mileage ?? mileage },
      dealers: (await answer).dealers,
    };
  } catch (error) {
    emit('vt-trade-in-failed', { kind: isServiceError(error) ? error.kind : 'unavailable' });
    throw error;
  }
}

/** Returns the valued car as simulations and leads need it: without its plate. */
export function tradeInOf(valuation: ValuedCar['valuation'], isDownPayment: boolean): TradeInCar {
  const { id, mileage, validUntil } = valuation;
  return {
    valuationId: id ?? '',
    car: usedCarName(valuation),
    mileage,
    value: valueRange(valuation)?.value ?? 0,
    validUntil: validUntil ?? '',
    isDownPayment,
  };
}

import type { Country } from '#domain/core/brands';
import { found, Refusal } from '../answers';
import { modelsOf } from '../data/cars';
import { money } from '../data/cars/types';
import { plain } from '../data/cities';
import { dayFromNow } from '../lib/moments';
import { randomFrom } from '../lib/random';
import type { World } from '../world';
import { carOnRoad } from './garage';

/** Plates that end in this digit cannot be valued, to demonstrate both answers. */
export const NOT_VALUED = '0';
/** Argentina's plates end in letters. */
const NOT_VALUED_AR = 'Z';
const REASON = { BR: 'Quilometragem acima da média', AR: 'Kilometraje superior al promedio' } as const;
/**
 * Remaining fraction of the price after each year, deduction per additional kilometre as a fraction, and normal km per
 * year.
 */
const YEARLY = 0.9;
const FAR = 0.0000018;
const FEW = 0.000002;
const KM_A_YEAR = 13_000;
/** The most that few kilometres add, as a fraction. */
const NEAR = 0.1;
/** Deviation of the lowest and the highest value, and validity in days. */
const SPREAD = 0.06;
const DAYS = 7;

const notAvailable = (field: string) => {
  const text = 'A avaliação não está disponível para este veículo';
  return new Refusal(422, { error: text, errors: { [field]: text } });
};

interface Used {
  plate: string;
  brand: string;
  modelName: string;
  versionName: string;
  modelYear: number;
  fuel: string;
  /** Price when new, in reais. */
  price: number;
}

function valued(world: World, car: Used, mileage: number | undefined, country: Country) {
  const { price, ...rest } = car;
  const years = Math.max(0, new Date(world.now()).getUTCFullYear() - car.modelYear);
  const expected = Math.max(1, years) * KM_A_YEAR;
  const km = mileage ?? expected;
  const unit = country === 'AR' ? 10_000 : 100;
  const step = (amount: number) => Math.round(amount / unit) * unit;
  const base = money(price, country) * YEARLY ** (years + 1);
  const far = Math.min(0.2, Math.max(0, km - expected) * FAR);
  const near = Math.min(NEAR, Math.max(0, expected - km) * FEW);
  const value = step(base * (1 - far + near));
  const random = randomFrom(`valuation ${car.plate} ${car.modelName} ${car.modelYear} ${km}`);
  return {
    id: `AV${random.whole(100_000, 999_999)}`,
    ...rest,
    mileage: km,
    value,
    lowest: step(value * (1 - SPREAD)),
    highest: step(value * (1 + SPREAD)),
    validUntil: dayFromNow(world, DAYS),
    deductions: far > 0 ? [{ reason: REASON[country], amount: step(base * far) }] : [],
  };
}

/** Argentina's plates have their own pattern. */
export const countryOfPlate = (plate: string): Country =>
  /^([A-Z]{2}\d{3}[A-Z]{2}|[A-Z]{3}\d{3})$/i.test(plate) ? 'AR' : 'BR';

/** Returns the value of the car of a plate; throws a 422 if it is unavailable, a 404 for an invalid plate. */
export function valuationOfPlate(world: World, plate: string, mileage?: number) {
  const { version, modelYear, ...vehicle } = found(carOnRoad(world, plate), 'car');
  const country = countryOfPlate(vehicle.plate);
  if (vehicle.plate.endsWith(country === 'AR' ? NOT_VALUED_AR : NOT_VALUED)) throw notAvailable('plate');
  const { brand, modelName, versionName, fuel, price } = version;
  const car = { plate: vehicle.plate, brand, modelName, versionName, modelYear, fuel, price };
  return valued(world, car, mileage, country);
}

/** The oldest accepted model year. */
const OLDEST = 2000;

/** Returns the value of a described car. */
export function valuationOf(
  world: World,
  asked: {
    brand: string;
    modelName: string;
    versionName?: string;
    modelYear: number;
    manufactureYear?: number;
    mileage?: number;
  },
  country: Country = 'BR',
) {
  const model = modelsOf(asked.brand).find(({ modelName }) => plain(modelName) === plain(asked.modelName));
  const year = new Date(world.now()).getUTCFullYear();
  if (!model || asked.modelYear < OLDEST || asked.modelYear > year + 1) throw notAvailable('modelName');
  const version =
    model.versions.find(({ versionName }) => plain(versionName) === plain(asked.versionName ?? '')) ??
    model.versions[0];
  const { brand, modelName, versionName, fuel, price } = found(version, 'version');
  const car = { plate: '', brand, modelName, versionName, modelYear: asked.modelYear, fuel, price };
  const { manufactureYear } = asked;
  return { ...valued(world, car, asked.mileage, country), ...(manufactureYear && { manufactureYear }) };
}

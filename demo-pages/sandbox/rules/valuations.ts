import { found, Refusal } from '../answers';
import { modelsOf } from '../data/cars';
import { vehicleOf } from '../data/cars/vehicles';
import { plain } from '../data/cities';
import { dayFromNow } from '../lib/moments';
import { randomFrom } from '../lib/random';
import type { World } from '../world';

/** Plates that end in this digit cannot be valued, to demonstrate both answers. */
export const NOT_VALUED = '0';
/**
 * Remaining fraction of the price after each year, deduction per additional kilometre as a fraction, and normal km per
 * year.
 */
const YEARLY = 0.9;
const FAR = 0.0000018;
const KM_A_YEAR = 13_000;
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

function valued(world: World, car: Used, mileage: number | undefined) {
  const { price, ...rest } = car;
  const years = Math.max(0, new Date(world.now()).getUTCFullYear() - car.modelYear);
  const expected = Math.max(1, years) * KM_A_YEAR;
  const km = mileage ?? expected;
  const step = (amount: number) => Math.round(amount / 100) * 100;
  const base = price * YEARLY ** (years + 1);
  const far = Math.min(0.2, Math.max(0, km - expected) * FAR);
  const value = step(base * (1 - far));
  const random = randomFrom(`valuation ${car.plate} ${car.modelName} ${car.modelYear} ${km}`);
  return {
    id: `AV${random.whole(100_000, 999_999)}`,
    ...rest,
    mileage: km,
    value,
    lowest: step(value * (1 - SPREAD)),
    highest: step(value * (1 + SPREAD)),
    validUntil: dayFromNow(world, DAYS),
    deductions: far > 0 ? [{ reason: 'Quilometragem acima da média', amount: step(base * far) }] : [],
  };
}

/** Returns the value of the car of a plate; throws a 422 if it is unavailable, a 404 for an invalid plate. */
export function valuationOfPlate(world: World, plate: string, mileage?: number) {
  const { version, modelYear, ...vehicle } = found(vehicleOf(plate), 'car');
  if (vehicle.plate.endsWith(NOT_VALUED)) throw notAvailable('plate');
  const { brand, modelName, versionName, fuel, price } = version;
  const car = { plate: vehicle.plate, brand, modelName, versionName, modelYear, fuel, price };
  return valued(world, car, mileage);
}

/** The oldest accepted model year. */
const OLDEST = 2000;

/** Returns the value of a described car. */
export function valuationOf(
  world: World,
  asked: { brand: string; modelName: string; versionName?: string; modelYear: number; mileage?: number },
) {
  const model = modelsOf(asked.brand).find(({ modelName }) => plain(modelName) === plain(asked.modelName));
  const year = new Date(world.now()).getUTCFullYear();
  if (!model || asked.modelYear < OLDEST || asked.modelYear > year + 1) throw notAvailable('modelName');
  const version =
    model.versions.find(({ versionName }) => plain(versionName) === plain(asked.versionName ?? '')) ??
    model.versions[0];
  const { brand, modelName, versionName, fuel, price } = found(version, 'version');
  const car = { plate: '', brand, modelName, versionName, modelYear: asked.modelYear, fuel, price };
  return valued(world, car, asked.mileage);
}

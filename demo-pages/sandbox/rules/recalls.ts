import type { Country } from '#domain/core/brands';
import { found, Refusal } from '../answers';
import { BY_LAST_DIGIT, campaignId, campaignsOf, kindFor } from '../data/cars/recalls';
import { say, type Text } from '../data/cars/types';
import { type SandboxVehicle, vehicleOf } from '../data/cars/vehicles';
import { MINUTE } from '../lib/moments';
import type { World } from '../world';
import { carOnRoad } from './garage';

interface Update {
  id: string;
  chassis: string;
  campaignId: string;
  dealerCode: string;
  /** Milliseconds since 1970. */
  at: number;
  /** When staff validated it; nobody else does. */
  validatedAt?: number;
}

/** A Fiat with an open software repair, and one whose repair was validated before the sandbox started. */
export const OPEN_SOFTWARE = 'FIA1A02';
const VALIDATED = 'FIA2A02';
/** The number of that car's repair. */
export const FIRST_UPDATE = 'SW-000001';

const updates = (world: World) =>
  world.table('recall updates', () => {
    const { chassis = '' } = vehicleOf(VALIDATED) ?? {};
    const first = { id: FIRST_UPDATE, chassis, campaignId: campaignId('fiat', 'software'), dealerCode: '' };
    const times = { at: world.now() - 2 * MINUTE, validatedAt: world.now() };
    return new Map<string, Update>([[FIRST_UPDATE, { ...first, ...times }]]);
  });

/** The current state of a repair: CREATED, then VALIDATED. */
export function updateOf(world: World, id: string) {
  const update = found(updates(world).get(id), 'update');
  const { chassis, campaignId: campaign, dealerCode, at, validatedAt } = update;
  const iso = (time: number) => new Date(time).toISOString();
  return {
    id,
    status: validatedAt === undefined ? 'CREATED' : 'VALIDATED',
    chassis,
    campaignId: campaign,
    dealerCode,
    createdAt: iso(at),
    validatedAt: validatedAt === undefined ? '' : iso(validatedAt),
  };
}

/** New Argentine plates end with letters: the last digit is before them. */
const lastDigitOf = (plate: string): string => plate.replace(/\D/g, '').at(-1) ?? '';

/** Returns the car's campaigns; a software campaign is done once its repair is validated. */
export function recallsOf(world: World, vehicle: SandboxVehicle, country: Country) {
  const { version } = vehicle;
  const { brand } = version;
  const all = campaignsOf(brand, country);
  return (BY_LAST_DIGIT[lastDigitOf(vehicle.plate)] ?? []).flatMap(([kind, first]) => {
    const campaign = all.find(({ id }) => id === campaignId(brand, kindFor(kind, version)));
    if (!campaign) return [];
    const repair = [...updates(world).values()].find(
      (update) => update.chassis === vehicle.chassis && update.campaignId === campaign.id,
    );
    const validatedAt = repair?.validatedAt;
    const doneAt =
      validatedAt !== undefined
        ? new Date(validatedAt).toISOString().slice(0, 10)
        : first === 'DONE'
          ? campaign.startsAt
          : '';
    return { campaign, status: doneAt ? 'DONE' : 'OPEN', doneAt, updateId: repair?.id ?? '' };
  });
}

/** Returns a car by plate or chassis, of the given brand, if any. */
export function recallCar(world: World, key: string, brand: string | undefined, country: Country) {
  const vehicle = found(carOnRoad(world, key), 'car');
  const { version, chassis, plate, modelYear } = vehicle;
  if (brand && version.brand !== brand.toLowerCase()) {
    throw new Refusal(404, { error: 'the car is not of this brand' });
  }
  const recalls = recallsOf(world, vehicle, country);
  const { modelName, versionName, code } = version;
  return {
    brand: version.brand,
    modelName,
    versionName,
    year: modelYear,
    mvsCode: code,
    chassis,
    plateNumber: plate,
    hasRecall: recalls.some(({ status }) => status === 'OPEN'),
    campaigns: recalls.map(({ campaign: { id, code: name, title }, status, doneAt, updateId }) => ({
      id,
      code: name,
      title,
      status,
      doneAt,
      updateId,
    })),
  };
}

interface AskedUpdate {
  chassis: string;
  campaignId: string;
  dealerCode?: string | undefined;
  id?: string | undefined;
  status?: string | undefined;
}

/** Validates a software repair; one that is validated stays as it is. Throws if the car has no such one. */
function validateUpdate(world: World, { id = '', chassis, status }: AskedUpdate) {
  const update = updates(world).get(id);
  const own = found(update?.chassis === chassis ? update : undefined, 'update of this car');
  if (status !== 'VALIDATED') throw new Refusal(422, { error: 'the status is VALIDATED' });
  own.validatedAt ??= world.now();
  return updateOf(world, id);
}

/** Starts a software repair, or validates one; throws if the car needs none or has one already. */
export function startUpdate(world: World, asked: AskedUpdate, country: Country) {
  if (asked.id) return validateUpdate(world, asked);
  const vehicle = found(carOnRoad(world, asked.chassis), 'car');
  const recall = recallsOf(world, vehicle, country).find(({ campaign }) => campaign.id === asked.campaignId);
  const needless: Text = [
    'Este veículo não precisa desta atualização',
    'Este vehículo no necesita esta actualización',
  ];
  const errors = { campaignId: say(needless, country) };
  if (!recall?.campaign.software) throw new Refusal(422, { error: 'no software for this car', errors });
  const table = updates(world);
  const same = [...table.values()].find(
    (each) => each.chassis === vehicle.chassis && each.campaignId === asked.campaignId,
  );
  if (same) throw new Refusal(409, { error: 'there is an update already', id: same.id });
  const id = `SW-${String(table.size + 1).padStart(6, '0')}`;
  const { chassis } = vehicle;
  const { campaignId: of, dealerCode = '' } = asked;
  table.set(id, { id, chassis, campaignId: of, dealerCode, at: world.now() });
  return updateOf(world, id);
}

import type { GarageCar } from '#services/entities/garage';
import { VERSIONS } from '../data/cars';
import type { SandboxVersion } from '../data/cars/types';
import { plateFor, vehicleOf } from '../data/cars/vehicles';
import type { SandboxDealer } from '../data/dealers';
import type { SandboxUser } from '../data/users';
import { DAY, dayFromNow, moment } from '../lib/moments';
import type { Random } from '../lib/random';
import type { World } from '../world';

export type Kind = 'owned' | 'visited' | 'wanted';
export type Garage = Record<Kind, GarageCar[]>;

/** Days since the purchase of every user's first two cars: the newer one may still be reviewed. */
export const BOUGHT = [12, 640] as const;

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const letters = (random: Random, count: number) =>
  Array.from({ length: count }, () => LETTERS[random.whole(0, LETTERS.length - 1)]).join('');
const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.whole(0, 9)).join('');

/** Whether a user lives in Argentina: the cpf field then contains the DNI. */
export const isArgentine = ({ cpf }: SandboxUser): boolean => (cpf ?? '').length === 8;

/** Returns a plate that recalls and valuations assign to that version; an Argentine plate may belong to any version. */
const plateOf = (random: Random, version: SandboxVersion, argentine: boolean): string =>
  argentine
    ? `${letters(random, 2)}${digits(random, 3)}${letters(random, 2)}`
    : plateFor(version, random.whole(0, 2));

/** Dealers of a brand in the user's country. */
export const dealersFor = (world: World, user: SandboxUser, wanted: string): SandboxDealer[] =>
  world.dealers.filter(
    ({ brand, countryCode }) => brand === wanted && countryCode === (isArgentine(user) ? 'AR' : 'BR'),
  );

export function entry(
  world: World,
  user: SandboxUser,
  version: SandboxVersion,
  more: Partial<GarageCar> & { id: string },
): GarageCar {
  const { brand, code, modelCode, modelName, versionName, year } = version;
  return {
    userId: user.id,
    brand,
    mvsCode: code,
    modelCode,
    modelName,
    versionName,
    year,
    nickname: '',
    plateNumber: '',
    chassis: '',
    mileage: null,
    purchasedAt: '',
    dealerCode: '',
    addedAt: moment(world),
    exclusive: false,
    ...more,
  };
}

function made(world: World, user: SandboxUser): Garage {
  const random = world.random(`garage of ${user.id}`);
  const some = () => VERSIONS[random.whole(0, VERSIONS.length - 1)] as SandboxVersion;
  const jeep = VERSIONS.find(({ brand }) => brand === 'jeep') as SandboxVersion;
  const list = (kind: Kind, count: number) => {
    const versions = new Map<string, SandboxVersion>();
    while (versions.size < count) {
      const version = some();
      versions.set(version.code, version);
    }
    return [...versions.values()].map((version, i) =>
      entry(world, user, version, { id: `${kind}-${i + 1}`, addedAt: moment(world, -(i + 1) * 3 * DAY) }),
    );
  };
  const owned = [random.whole(0, 1) === 0 ? jeep : some(), some()].map((chosen, i) => {
    const days = BOUGHT[i] ?? 0;
    const vehicle = vehicleOf(plateOf(random, chosen, isArgentine(user)));
    const version = vehicle?.version ?? chosen;
    const mine = dealersFor(world, user, version.brand);
    return entry(world, user, version, {
      id: `owned-${i + 1}`,
      plateNumber: vehicle?.plate ?? '',
      chassis: vehicle?.chassis ?? '',
      mileage: days * random.whole(25, 60),
      purchasedAt: dayFromNow(world, -days),
      dealerCode: mine[random.whole(0, mine.length - 1)]?.idSiteGeo ?? '',
      addedAt: moment(world, -days * DAY),
      exclusive: i === 0,
    });
  });
  return { owned, visited: list('visited', 3), wanted: list('wanted', 2) };
}

const garages = (world: World) => world.table('garages', () => new Map<string, Garage>());

/** Every signed-in user has a garage with cars. */
export function garageOf(world: World, user: SandboxUser): Garage {
  const garage = garages(world).get(user.id) ?? made(world, user);
  garages(world).set(user.id, garage);
  return garage;
}

/** Returns the owned car of a chassis, among garages loaded so far. */
export const carByChassis = (world: World, chassis: string): GarageCar | undefined =>
  [...garages(world).values()].flatMap(({ owned }) => owned).find((car) => car.chassis === chassis);

import type { Brand, Country } from '#domain/core/brands';
import type { GarageCar } from '#services/entities/garage';
import { modelsOf, versionOf } from '../data/cars';
import type { SandboxVersion } from '../data/cars/types';
import { type SandboxVehicle, vehicleOf } from '../data/cars/vehicles';
import type { SandboxDealer } from '../data/dealers';
import { hasPast, storyCar, storyCarsOf } from '../data/story';
import type { SandboxUser } from '../data/users';
import { DAY, dayFromNow, moment } from '../lib/moments';
import { NULL } from '../lib/null';
import { pageBrand } from '../lib/page-brand';
import type { World } from '../world';
import { countryFor } from './cars';

export type Kind = 'owned' | 'visited' | 'wanted';
export type Garage = Record<Kind, GarageCar[]>;

interface Caller {
  headers: Headers;
  world: World;
}

/** Whether a user lives in Argentina: the cpf field then contains the DNI. */
export const isArgentine = ({ cpf }: SandboxUser): boolean => (cpf ?? '').length === 8;

/** Whose data a request is about: those of a brand in a country. */
export interface Home {
  brand: Brand;
  country: Country;
  /** What an id contains where it is not the account's usual brand and country. */
  infix: string;
}

/** The brand and the country of the page that asks; where it names no brand, the account's usual ones. */
export function homeOf({ headers }: Pick<Caller, 'headers'>, user: SandboxUser): Home {
  const usual = isArgentine(user)
    ? ({ brand: 'peugeot', country: 'AR' } as const)
    : ({ brand: 'fiat', country: 'BR' } as const);
  const named = pageBrand(headers);
  const { brand, country } = named ? { brand: named, country: countryFor(undefined, headers) } : usual;
  const isUsual = brand === usual.brand && country === usual.country;
  const elsewhere = country === usual.country ? '' : `-${country.toLowerCase()}`;
  return { brand, country, infix: isUsual ? '' : `-${brand}${elsewhere}` };
}

/** Dealers of a brand in a country. */
export const dealersFor = (world: World, { brand, country }: Pick<Home, 'brand' | 'country'>) =>
  world.dealers.filter(
    (dealer): dealer is SandboxDealer => dealer.brand === brand && dealer.countryCode === country,
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
    colorCode: '',
    mileage: NULL,
    purchasedAt: '',
    dealerCode: '',
    addedAt: moment(world),
    exclusive: false,
    ...more,
  };
}

function made(world: World, user: SandboxUser, home: Home): Garage {
  if (!hasPast(user.id)) return { owned: [], visited: [], wanted: [] };
  const random = world.random(`garage of ${user.id} ${home.brand} ${home.country}`);
  const { infix } = home;
  const newest = modelsOf(home.brand).flatMap(({ year, versions }) =>
    versions.filter((version) => version.year === year),
  );
  const list = (kind: Kind, count: number) => {
    const from = random.whole(0, newest.length - 1);
    return newest
      .map((_, i) => newest[(from + i * 4) % newest.length] as SandboxVersion)
      .filter((version, i, all) => all.indexOf(version) === i)
      .slice(0, count)
      .map((version, i) =>
        entry(world, user, version, {
          id: `${kind}${infix}-${i + 1}`,
          addedAt: moment(world, -(i + 1) * 3 * DAY),
        }),
      );
  };
  const dealers = dealersFor(world, home);
  const owned = storyCarsOf(user.id, home.brand, home.country).map(({ plate, version, days }, i) =>
    entry(world, user, version, {
      id: `owned${infix}-${i + 1}`,
      plateNumber: plate,
      chassis: vehicleOf(plate)?.chassis ?? '',
      colorCode: vehicleOf(plate)?.colorCode ?? '',
      mileage: days * random.whole(25, 60),
      purchasedAt: dayFromNow(world, -days),
      dealerCode: dealers[random.whole(0, dealers.length - 1)]?.idSiteGeo ?? '',
      addedAt: moment(world, -days * DAY),
      exclusive: i === 0,
    }),
  );
  return { owned, visited: list('visited', 3), wanted: list('wanted', 2) };
}

const garages = (world: World) => world.table('garages', () => new Map<string, Garage>());

/** A user's garage on the pages of a brand. */
export function garageOf({ headers, world }: Caller, user: SandboxUser): Garage {
  const home = homeOf({ headers }, user);
  const key = `${user.id} ${home.brand} ${home.country}`;
  const garage = garages(world).get(key) ?? made(world, user, home);
  garages(world).set(key, garage);
  return garage;
}

/** Returns the owned car of a chassis or a plate, among garages loaded so far; the last one added. */
const registered = (world: World, key: string): GarageCar | undefined =>
  [...garages(world).values()]
    .flatMap(({ owned }) => owned)
    .findLast(({ chassis, plateNumber }) => chassis === key || plateNumber === key);

/**
 * The car of a plate or a chassis, the same at every service: as its owner has put it into a garage, else as the story and
 * the plate say. Undefined for any other text.
 */
export function carOnRoad(world: World, text: string): (SandboxVehicle & { dealerCode: string }) | undefined {
  const key = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const mine = registered(world, key);
  const vehicle = vehicleOf(mine?.plateNumber || key);
  if (!vehicle) return undefined;
  const version =
    (mine && (versionOf(mine.mvsCode, mine.year ?? undefined) ?? versionOf(mine.mvsCode))) ?? vehicle.version;
  const story = storyCar(vehicle.plate);
  const bought = story ? dayFromNow(world, -story.days) : vehicle.purchaseDate;
  return {
    ...vehicle,
    chassis: mine?.chassis || vehicle.chassis,
    version,
    modelYear: version.year,
    purchaseDate: mine?.purchasedAt || bought,
    dealerCode: mine?.dealerCode ?? '',
  };
}

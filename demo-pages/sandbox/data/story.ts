import { BRANDS, type Brand, type Country } from '#domain/core/brands';
import { modelsOf, versionOf } from './cars';
import type { SandboxVersion } from './cars/types';
import { USERS } from './users';

/** A car of the story: every service derives what it says of the plate from this line. */
export interface StoryCar {
  plate: string;
  version: SandboxVersion;
  country: Country;
  /** Id of the owner; empty for a car of somebody without an account. */
  owner: string;
  /** Days since the owner bought it. */
  days: number;
}

/** Plates with these prefixes are cars of the brand; any other plate is a car of any brand. */
export const PLATE_PREFIXES: Record<Brand, string> = {
  fiat: 'FIA',
  'fiat-abarth': 'ABA',
  jeep: 'JEE',
  ram: 'RAM',
  dodge: 'DOD',
  chrysler: 'CHR',
  citroen: 'CIT',
  peugeot: 'PEU',
  leapmotor: 'LEA',
};

/** A plate that visitors and tests type: a Fiat Argo Drive 1.0 of 2025. */
const TYPED: StoryCar = {
  plate: 'ABC1D23',
  version: versionOf('358AF10') as SandboxVersion,
  country: 'BR',
  owner: '',
  days: 640,
};

/**
 * The two cars of each owner and brand, the newer one first: days since its purchase, and the digits of its plate. The
 * newer one may still be reviewed and has no recall, the older one has an open one.
 */
const PAIR = [
  { days: 12, digits: [2, '15'] },
  { days: 640, digits: [1, '41'] },
] as const;
/** One letter an owner, in plates of Brazil and of Argentina. */
const OWNERS = 'ABCDEFGHJKLMN';

const plateOf = (brand: Brand, country: Country, who: number, [first, last]: readonly [number, string]) =>
  country === 'AR'
    ? `A${OWNERS[who]}${first}${last}${PLATE_PREFIXES[brand].slice(0, 2)}`
    : `${PLATE_PREFIXES[brand]}${first}${OWNERS[who]}${last}`;

/** The newer car is of another model than the brand's first, and not its dearest version; the older one last year's of the first. */
function versionsOf(brand: Brand, who: number): readonly (SandboxVersion | undefined)[] {
  const [first, ...others] = modelsOf(brand);
  const newer = others[who % others.length]?.versions ?? [];
  const older = (first?.versions ?? []).filter(({ year }) => year < (first?.year ?? 0));
  return [newer[who % Math.max(1, newer.length - 1)], older[who % older.length]];
}

const owned = Object.values(USERS).flatMap(({ id: owner }, who) =>
  BRANDS.flatMap((brand) =>
    (['BR', 'AR'] as const).flatMap((country) =>
      versionsOf(brand, who).flatMap((version, i): StoryCar[] => {
        const { days, digits } = PAIR[i] ?? PAIR[0];
        return version
          ? [{ plate: plateOf(brand, country, who, digits), version, country, owner, days }]
          : [];
      }),
    ),
  ),
);

/**
 * The cars of the story, and who owns them. An account of the sandbox has two cars of each brand in either country, which the
 * brand's own pages know; somebody who opens an account owns none.
 */
export const STORY: readonly StoryCar[] = [TYPED, ...owned];

const BY_PLATE = new Map(STORY.map((car) => [car.plate, car]));
/** The car of a plate in the story, if it is one of it. */
export const storyCar = (plate: string): StoryCar | undefined => BY_PLATE.get(plate);

/** What a person owns of a brand in a country, the newest first. */
export const storyCarsOf = (owner: string, brand: Brand, country: Country): readonly StoryCar[] =>
  STORY.filter((car) => car.owner === owner && car.version.brand === brand && car.country === country);

const KNOWN: ReadonlySet<string> = new Set(Object.values(USERS).map(({ id }) => id));
/** Whether an account has a past in the story: cars, orders, visits, cards. One that was opened here has none. */
export const hasPast = (userId: string): boolean => KNOWN.has(userId);

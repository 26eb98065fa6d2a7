import { BRANDS } from '#domain/core/brands';
import { hash, randomFrom } from '../../lib/random';
import { modelsOf, VERSIONS } from '../cars';
import { PLATE_PREFIXES, storyCar } from '../story';
import { colorsOf } from './colors';
import type { SandboxVersion } from './types';

/** A registered car. */
export interface SandboxVehicle {
  plate: string;
  chassis: string;
  version: SandboxVersion;
  colorCode: string;
  modelYear: number;
  manufactureYear: number;
  /** YYYY-MM-DD. */
  purchaseDate: string;
}

/** Letters and digits of a chassis, without I, O and Q. */
const SIGNS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** The prefix of all chassis numbers here; the plant does not exist. */
const PLANT = '9BV';
/** The allowed characters of each position of a plate: Brazil's, old and new, and Argentina's, new and old. */
const TEN = '0123456789';
const BOTH = TEN + LETTERS;
const PLATES = [
  [LETTERS, LETTERS, LETTERS, TEN, BOTH, TEN, TEN],
  [LETTERS, LETTERS, TEN, TEN, TEN, LETTERS, LETTERS],
  [LETTERS, LETTERS, LETTERS, TEN, TEN, TEN],
];

/** Derives 17 characters from a text, always the same. */
export function chassisOf(text: string): string {
  const random = randomFrom(`chassis ${text}`);
  return PLANT + Array.from({ length: 14 }, () => SIGNS[random.whole(0, SIGNS.length - 1)]).join('');
}

/** Converts a plate to its number among all plates of its kind, and back; a chassis ends with it. */
function numberOf(plate: string): number | undefined {
  for (const [kind, places] of PLATES.entries()) {
    const values = places.map((signs, i) => signs.indexOf(plate[i] ?? ' '));
    if (plate.length === places.length && values.every((value) => value >= 0)) {
      const number = values.reduce((sum, value, i) => sum * (places[i]?.length ?? 1) + value, 0);
      return number * PLATES.length + kind;
    }
  }
  return undefined;
}
function plateOfNumber(number: number): string {
  const places = PLATES[number % PLATES.length] ?? [];
  let rest = Math.floor(number / PLATES.length);
  const signs = [...places].reverse().map((each) => {
    const sign = each[rest % each.length];
    rest = Math.floor(rest / each.length);
    return sign;
  });
  return signs.reverse().join('');
}

function written(number: number, size: number): string {
  let rest = number;
  const signs = Array.from({ length: size }, () => {
    const sign = SIGNS[rest % SIGNS.length];
    rest = Math.floor(rest / SIGNS.length);
    return sign;
  });
  return signs.reverse().join('');
}
const read = (text: string): number =>
  [...text].reduce((sum, sign) => sum * SIGNS.length + Math.max(0, SIGNS.indexOf(sign)), 0);

/** Number of characters of a chassis that encode the plate's number. */
const TAIL = 8;

function versionOfPlate(plate: string): SandboxVersion {
  const brand = BRANDS.find((each) => plate.startsWith(PLATE_PREFIXES[each]));
  const versions = brand ? modelsOf(brand).flatMap((model) => model.versions) : VERSIONS;
  // The digits cycle through the brand's versions, so that each of them has plates.
  const index = brand ? Number(plate.replace(/\D/g, '')) : hash(`plate ${plate}`);
  return versions[index % versions.length] as SandboxVersion;
}

/** The nth plate (from 0) of a car of this version; n below 3. */
export function plateFor(version: SandboxVersion, n = 0): string {
  const versions = modelsOf(version.brand).flatMap((model) => model.versions);
  const index = versions.findIndex(({ code }) => code === version.code) + n * versions.length;
  const digits = String(index).padStart(3, '0');
  return `${PLATE_PREFIXES[version.brand]}${digits[0]}A${digits.slice(1)}`;
}

/** The car of a plate or a chassis; undefined for any other text. Every plate is a car of this sandbox. */
export function vehicleOf(text: string): SandboxVehicle | undefined {
  const key = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const plate = key.length === 17 ? plateOfNumber(read(key.slice(-TAIL))) : key;
  const number = numberOf(plate);
  if (number === undefined) return undefined;
  const version = storyCar(plate)?.version ?? versionOfPlate(plate);
  const random = randomFrom(`vehicle ${plate}`);
  // A year that the catalogue has the version in, so that every service finds the car's manuals, plan and prices.
  const modelYear = version.year;
  const colors = colorsOf(version);
  const chassis = key.length === 17 ? key : chassisOf(plate).slice(0, 17 - TAIL) + written(number, TAIL);
  return {
    plate,
    chassis,
    version,
    colorCode: colors[random.whole(0, colors.length - 1)]?.code ?? '',
    modelYear,
    manufactureYear: modelYear - random.whole(0, 1),
    purchaseDate: `${modelYear - 1}-${String(random.whole(2, 9)).padStart(2, '0')}-${random.whole(10, 28)}`,
  };
}

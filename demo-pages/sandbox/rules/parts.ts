import type { Country } from '#domain/core/brands';
import { Refusal } from '../answers';
import { VERSIONS, versionOf } from '../data/cars';
import { colorsOf, partId } from '../data/cars/colors';
import { coatingsOf } from '../data/cars/interior';
import { accessoriesOf, optionalsOf, type SandboxPart } from '../data/cars/parts';
import type { SandboxVersion } from '../data/cars/types';
import type { World } from '../world';

export interface WantedParts {
  id?: string[];
  code?: string[];
  mvsCode?: string;
  year?: number;
}

/** Returns the version that is named, else all that an id or a code may belong to. */
function versionsFor({ id, mvsCode, year }: WantedParts): SandboxVersion[] {
  const codes = mvsCode ? [mvsCode] : id?.map((each) => each.slice(0, each.lastIndexOf('-')));
  const versions = codes ? [...new Set(codes)].flatMap((code) => versionOf(code) ?? []) : [...VERSIONS];
  return versions.filter((version) => year === undefined || version.year === year);
}

/** Returns the items with a requested id or code; all if neither is given. */
export function wanted<T extends { id: string; code: string }>(
  asked: WantedParts,
  of: (version: SandboxVersion) => readonly T[],
): T[] {
  const { id, code, mvsCode } = asked;
  if (mvsCode && !versionOf(mvsCode)) throw new Refusal(404, { error: 'there is no such version' });
  return versionsFor(asked)
    .flatMap((version) => of(version))
    .filter((part) => (!id?.length || id.includes(part.id)) && (!code?.length || code.includes(part.code)));
}

/** Parts that staff added or changed, by id. */
const saved = (world: World) => world.table('parts', () => new Map<string, SandboxPart>());

/** Returns a version's current parts of one type. */
export function partsOf(
  world: World,
  version: SandboxVersion,
  type: 'ITEM' | 'ACCESSORY',
  country: Country = 'BR',
): SandboxPart[] {
  const made = type === 'ITEM' ? optionalsOf(version, country) : accessoriesOf(version, country);
  const changes = [...saved(world)].filter(([, part]) => part.type === type);
  return withSaved(made, new Map(changes), version);
}

type SandboxColor = ReturnType<typeof colorsOf>[number];
type SandboxCoating = ReturnType<typeof coatingsOf>[number];

/** Colours and upholsteries that staff added or changed, by id. */
const savedColors = (world: World) => world.table('colors', () => new Map<string, SandboxColor>());
const savedCoatings = (world: World) => world.table('coatings', () => new Map<string, SandboxCoating>());

/** Returns what a version has from the start, as staff changed it, and what they added. */
function withSaved<T extends { id: string }>(
  made: readonly T[],
  changes: ReadonlyMap<string, T>,
  { code }: SandboxVersion,
): T[] {
  const own = [...changes.values()].filter(
    ({ id }) => id.startsWith(`${code}-`) && !made.some((each) => each.id === id),
  );
  return [...made.map((each) => changes.get(each.id) ?? each), ...own];
}

/** Returns a version's current colours. */
export const colorsIn = (world: World, version: SandboxVersion, country: Country = 'BR') =>
  withSaved(colorsOf(version, country), savedColors(world), version);

/** Returns a version's current upholsteries. */
export const coatingsIn = (world: World, version: SandboxVersion, country: Country = 'BR') =>
  withSaved(coatingsOf(version, country), savedCoatings(world), version);

/** Stores a colour, replacing that with the same id, if any. */
export function saveColor(world: World, color: SandboxColor): SandboxColor {
  savedColors(world).set(color.id, color);
  return color;
}

/** Stores an upholstery, replacing that with the same id, if any. */
export function saveCoating(world: World, coating: SandboxCoating): SandboxCoating {
  savedCoatings(world).set(coating.id, coating);
  return coating;
}

/** Stores a part, replacing that with the same id, if any. */
export function savePart(world: World, part: SandboxPart): SandboxPart {
  saved(world).set(part.id, part);
  return part;
}

/** Returns the next unused code of the version's parts. */
export function freeCode(world: World, version: SandboxVersion): string {
  const taken = new Set([saved, savedColors, savedCoatings].flatMap((table) => [...table(world).keys()]));
  let n = 1;
  while (taken.has(partId(version, `X${String(n).padStart(2, '0')}`))) n += 1;
  return `X${String(n).padStart(2, '0')}`;
}

/** Returns parts of any type by code, for price calculations. */
export function pricedParts(
  world: World,
  version: SandboxVersion,
  codes: { items?: readonly string[]; color?: string; coating?: string },
  country: Country,
) {
  const items = partsOf(world, version, 'ITEM', country);
  const some = (codes.items ?? []).map((code) => ({ code, part: items.find((each) => each.code === code) }));
  const color = colorsIn(world, version, country).find(({ code }) => code === codes.color);
  const coating = coatingsIn(world, version, country).find(({ code }) => code === codes.coating);
  const unknown: Record<string, string> = {};
  const missing = some.filter(({ part }) => !part).map(({ code }) => code);
  if (missing.length > 0) unknown.optionalCode = `Opcional desconhecido: ${missing.join(', ')}`;
  if (codes.color && !color) unknown.colorCode = 'Cor desconhecida';
  if (codes.coating && !coating) unknown.coatingCode = 'Revestimento desconhecido';
  return { items: some.flatMap(({ part }) => part ?? []), color, coating, unknown };
}

/** Codes of the versions whose accessories are indexed for search: initially all. */
export const accessoryIndex = (world: World) =>
  world.table('accessory index', () => ({ codes: new Set(VERSIONS.map(({ code }) => code)) }));

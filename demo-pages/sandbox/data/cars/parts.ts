import type { Country } from '#domain/core/brands';
import { randomFrom } from '../../lib/random';
import { ACCESSORY_ROWS } from './accessory-rows';
import { colorsOf, darkCodes, partId } from './colors';
import { OPTIONAL_ROWS, type PartRow } from './part-rows';
import { money, type SandboxVersion, say } from './types';

/** Price factor of the same part in a more expensive car. */
const factor = ({ price }: SandboxVersion) =>
  price < 130_000 ? 1 : price < 220_000 ? 1.4 : price < 400_000 ? 2.2 : 3;
const priceOf = (version: SandboxVersion, reais: number) => Math.round((reais * factor(version)) / 10) * 10;

const serial = ({ trim }: SandboxVersion, { serialFrom = 99 }: PartRow) => trim >= serialFrom;

/** Standard equipment of the version, by code. */
export const serialRows = (version: SandboxVersion): PartRow[] =>
  OPTIONAL_ROWS.filter((row) => serial(version, row) && (row.when?.(version) ?? true));

/** Optionals that a version may omit, so that versions differ: no other part depends on them. */
const SPARE = ['BAN', 'AER', 'FAI', 'IND', 'REB', 'SOM', 'LED', 'PRO', 'TET'];

/**
 * The rows of a version with the relations that apply to it: standard equipment needs no
 * choice, and an unavailable part removes the parts that depend on it.
 */
function rowsFor(version: SandboxVersion, rows: readonly PartRow[], without: readonly string[]): PartRow[] {
  const given = new Set(serialRows(version).map(({ code }) => code));
  let left = rows.filter(
    (row) => !given.has(row.code) && !without.includes(row.code) && (row.when?.(version) ?? true),
  );
  for (let before = -1; before !== left.length; ) {
    before = left.length;
    const codes = new Set([...given, ...left.map(({ code }) => code)]);
    left = left.filter(
      ({ needs = [], oneOf = [] }) =>
        needs.every((code) => codes.has(code)) &&
        (oneOf.length === 0 || oneOf.some((code) => codes.has(code))),
    );
  }
  const codes = new Set(left.map(({ code }) => code));
  const here = (list: readonly string[] = []) => list.filter((code) => codes.has(code));
  return left.map((row) => ({
    ...row,
    includes: here(row.includes),
    excludes: here(row.excludes),
    needs: here(row.needs),
    oneOf: row.oneOf?.some((code) => given.has(code)) ? [] : here(row.oneOf),
  }));
}

function colorsFor(version: SandboxVersion, { colors }: PartRow) {
  if (!colors) return [];
  const dark = darkCodes(version);
  return colorsOf(version)
    .filter(({ code, onlyWith }) => (colors === 'dark' ? dark.includes(code) : onlyWith.length > 0))
    .map(({ id }) => ({ colorId: id }));
}

/** Describes the content of a pack in a sentence. */
function descriptionOf(row: PartRow, rows: readonly PartRow[], country: Country): string {
  const names = (row.includes ?? []).map((code) => {
    const part = rows.find((each) => each.code === code);
    return part ? say(part.name, country) : code;
  });
  if (names.length === 0) return '';
  const last = names.at(-1) ?? '';
  const and = country === 'AR' ? 'y' : 'e';
  const text = names.length === 1 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`;
  return country === 'AR' ? `Incluye: ${text}.` : `Inclui: ${text}.`;
}

function partsFrom(version: SandboxVersion, rows: PartRow[], type: 'ITEM' | 'ACCESSORY', country: Country) {
  const ids = (codes: readonly string[] = []) => codes.map((code) => partId(version, code));
  // Exclusion is symmetric, whichever part declares it.
  const excluded = (row: PartRow) => [
    ...new Set([
      ...(row.excludes ?? []),
      ...rows.filter((other) => other.excludes?.includes(row.code)).map(({ code }) => code),
    ]),
  ];
  return rows.map((row) => ({
    id: partId(version, row.code),
    code: row.code,
    name: say(row.name, country),
    description: descriptionOf(row, rows, country),
    category: say(row.category, country),
    type: type as string,
    behavior: row.featured ? 'FEATURED' : 'OPTIONAL',
    price: money(priceOf(version, row.reais), country),
    inclusiveIds: ids(row.includes),
    exclusiveIds: ids(excluded(row)),
    alternatives: ids(row.oneOf),
    dependencies: ids(row.needs),
    optionalColors: colorsFor(version, row),
    isSelected: false,
  }));
}
export type SandboxPart = ReturnType<typeof partsFrom>[number];

/** The version's optionals: all of its kind of car except two, so that versions differ. */
export function optionalsOf(version: SandboxVersion, country: Country = 'BR'): SandboxPart[] {
  const random = randomFrom(`optionals ${version.code}`);
  const [first, ...others] = SPARE;
  const without = [random.pick([first ?? '', ...others]), random.pick([first ?? '', ...others])];
  return partsFrom(version, rowsFor(version, OPTIONAL_ROWS, without), 'ITEM', country);
}

export const accessoriesOf = (version: SandboxVersion, country: Country = 'BR'): SandboxPart[] =>
  partsFrom(version, rowsFor(version, ACCESSORY_ROWS, []), 'ACCESSORY', country);

/** The compared versions and those that could be added: pure functions. */
import { writtenList } from '#domain/text/written-list';
import { mvsCode } from '#domain/vehicle/mvs';
import type { CarModel, Mvs } from '#services/entities/car';
import type { Comparison } from './comparison-queries';

export const FEWEST = 2;

/** A column of the comparison: its id stays the same when its version changes. */
export interface Column {
  id: number;
  code: string;
}

/** Returns the valid codes of an author's text. */
export const codesIn = (written: string): string[] => [...new Set(writtenList(written))].filter(mvsCode);

export const columnsOf = (codes: readonly string[]): Column[] => codes.map((code, id) => ({ id, code }));

/** Returns a version's code followed by the others. */
export const withOthers = (code: string, others: readonly { code: string }[]): string[] => [
  code,
  ...others.map((other) => other.code).filter((other) => other !== code),
];

/** Returns the newest year's versions of a model. */
export function newestOf({ versions }: CarModel): string[] {
  const newest = Math.max(...versions.map(({ year }) => year ?? 0));
  return versions.filter(({ year }) => (year ?? 0) === newest).map(({ code }) => code);
}

/** Data of a version that are known before and after it is compared. */
export interface KnownVersion {
  code: string;
  modelCode: string;
  /** The model's name. */
  model: string;
  versionName: string;
  year: number | null;
}

const knownOf = (mvs: Mvs): KnownVersion => ({
  code: mvs.code,
  modelCode: mvs.modelCode || mvs.modelName,
  model: mvs.modelShortName || mvs.modelName,
  versionName: mvs.versionName || mvs.fullDescription || mvs.code,
  year: mvs.year ?? null,
});

/** Adds the versions of an answer, and those that could replace them, to the known ones. */
export function mergeKnown(
  known: ReadonlyMap<string, KnownVersion>,
  { versions }: Comparison,
): Map<string, KnownVersion> {
  const all = new Map(known);
  for (const { mvs, others } of versions) {
    const version = knownOf(mvs);
    all.set(version.code, version);
    for (const { code, versionName, year } of others) {
      if (!all.has(code)) all.set(code, { ...version, code, versionName, year: year ?? null });
    }
  }
  return all;
}

export const nameOf = ({ model, versionName }: KnownVersion): string =>
  [model, versionName].filter(Boolean).join(' ');

/** Returns the names of columns by code: with the year where two versions have the same name. */
export function namesOf(
  columns: readonly Column[],
  known: ReadonlyMap<string, KnownVersion>,
): (code: string) => string {
  const all = columns.flatMap(({ code }) => known.get(code) ?? []);
  return (code) => {
    const version = known.get(code);
    if (!version) return code;
    const name = nameOf(version);
    const isAmbiguous = all.some((other) => other.code !== code && nameOf(other) === name);
    return isAmbiguous && version.year ? `${name} ${version.year}` : name;
  };
}

const sameModel = (code: string, known: ReadonlyMap<string, KnownVersion>): KnownVersion[] =>
  [...known.values()].filter(({ modelCode }) => modelCode === known.get(code)?.modelCode);

const newestFirst = (one: KnownVersion, other: KnownVersion): number => (other.year ?? 0) - (one.year ?? 0);

/**
 * Returns the versions to choose from in a column, its own included: of the same model and in no other column, the
 * newest first.
 */
export function choicesFor(
  code: string,
  columns: readonly Column[],
  known: ReadonlyMap<string, KnownVersion>,
): KnownVersion[] {
  const taken = new Set(columns.map((column) => column.code));
  return sameModel(code, known)
    .filter((other) => other.code === code || !taken.has(other.code))
    .sort((one, other) => newestFirst(one, other) || one.versionName.localeCompare(other.versionName));
}

/** Returns the next version to add, in the service's order; undefined if there is none. */
export function nextFor(
  columns: readonly Column[],
  known: ReadonlyMap<string, KnownVersion>,
): KnownVersion | undefined {
  const taken = new Set(columns.map(({ code }) => code));
  return columns
    .flatMap(({ code }) => sameModel(code, known).sort(newestFirst))
    .find(({ code }) => !taken.has(code));
}

/** Which versions stand side by side, and which could: pure functions. */
import { mvsCode } from '../../../src/domain/mvs';
import type { CarModel, Mvs } from '../../../src/services/entities/car';
import { MOST_COMPARED } from '../../../src/services/version-comparator';
import type { Comparison } from './ask';

export const FEWEST = 2;

/** A place in the comparison: its id stays when the version in it is another one. */
export interface Column {
  id: number;
  code: string;
}

/** How many versions fit, as the author says. */
export const limitOf = (maxVersions: number | undefined): number =>
  Math.min(MOST_COMPARED, Math.max(FEWEST, Math.floor(maxVersions ?? MOST_COMPARED)));

/** Codes as an author writes them; what is no code is left out. */
export const codesIn = (written: string): string[] => [...new Set(written.split(/[\s,;]+/))].filter(mvsCode);

export const columnsOf = (codes: readonly string[]): Column[] => codes.map((code, id) => ({ id, code }));

/** A version's code, and those beside it. */
export const besides = (code: string, others: readonly { code: string }[]): string[] => [
  code,
  ...others.map((other) => other.code).filter((other) => other !== code),
];

/** The newest year's versions of a model. */
export function newestOf({ versions }: CarModel): string[] {
  const newest = Math.max(...versions.map(({ year }) => year ?? 0));
  return versions.filter(({ year }) => (year ?? 0) === newest).map(({ code }) => code);
}

/** What is known of a version before, and after, it is compared. */
export interface Known {
  code: string;
  modelCode: string;
  /** The model's name. */
  model: string;
  versionName: string;
  year: number | null;
}

const knownOf = (mvs: Mvs): Known => ({
  code: mvs.code,
  modelCode: mvs.modelCode || mvs.modelName,
  model: mvs.modelShortName || mvs.modelName,
  versionName: mvs.versionName || mvs.fullDescription || mvs.code,
  year: mvs.year ?? null,
});

/** Adds the versions of an answer, and those that could take their places, to what is known. */
export function learn(known: ReadonlyMap<string, Known>, { versions }: Comparison): Map<string, Known> {
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

export const nameOf = ({ model, versionName }: Known): string =>
  [model, versionName].filter(Boolean).join(' ');

const sameModel = (code: string, known: ReadonlyMap<string, Known>): Known[] =>
  [...known.values()].filter(({ modelCode }) => modelCode === known.get(code)?.modelCode);

const newestFirst = (one: Known, other: Known): number => (other.year ?? 0) - (one.year ?? 0);

/** Versions that can stand in a column, its own among them: of the same model and in no other column, the newest first. */
export function choicesFor(
  code: string,
  columns: readonly Column[],
  known: ReadonlyMap<string, Known>,
): Known[] {
  const taken = new Set(columns.map((column) => column.code));
  return sameModel(code, known)
    .filter((other) => other.code === code || !taken.has(other.code))
    .sort((one, other) => newestFirst(one, other) || one.versionName.localeCompare(other.versionName));
}

/** The next version to be put beside those in sight, in the service's order; undefined where there is no other. */
export function nextFor(columns: readonly Column[], known: ReadonlyMap<string, Known>): Known | undefined {
  const taken = new Set(columns.map(({ code }) => code));
  return columns
    .flatMap(({ code }) => sameModel(code, known).sort(newestFirst))
    .find(({ code }) => !taken.has(code));
}

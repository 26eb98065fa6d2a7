import { BRANDS, type Brand, type Country } from '#domain/core/brands';
import { groupBy } from '#domain/lists/group-by';
import { isShape } from '../drawings/forms';
import { hash } from '../lib/random';
import { SANDBOX_BRANDS } from './brands';
import { ENGINES, type EngineKey, GEARS, type GearKey } from './cars/engines';
import { LINEUP } from './cars/lineup';
import { money, type SandboxModel, type SandboxVersion } from './cars/types';

export type { SandboxModel, SandboxVersion };

/** Series by model year: the last character of a version's code. */
const SERIES: Record<number, string> = { 2025: '0', 2026: '1', 2027: '2' };
/** The brand whose versions keep their codes from one model year to the next. */
const ONE_CODE: Brand = 'chrysler';
/** Reduction in reais of a version that is also sold as last year's. */
const LAST_YEAR = 5000;

/** Brands whose codes have 16 characters: 4 for the model, 11 for the version, 1 for the series (spec cars#version-codes). */
const hasLongCodes = (brand: Brand) => brand === 'citroen' || brand === 'peugeot';

/** 3 characters: trim and engine; 11 characters: those, the gearbox and filler characters. */
function versionCodeOf(brand: Brand, trim: number, engine: EngineKey, gear: GearKey, name: string): string {
  const short = `${'ABCDEFGH'[trim]}${engine}`;
  if (!hasLongCodes(brand)) return short;
  return `${short}${gear}${hash(name).toString(36).toUpperCase().padStart(6, '0').slice(0, 6)}`;
}

type Model = Omit<SandboxModel, 'versions'>;

function versionOfLine(
  model: Model,
  line: string,
  trim: number,
  year: number,
  seriesYear = year,
): SandboxVersion {
  const [, engineKey = '', gearKey = '', reais = '', versionName = ''] =
    /^ +(\S+) (\S+) (\d+) (.+)$/.exec(line) ?? [];
  const engine = ENGINES[engineKey as EngineKey];
  const gear = GEARS[gearKey as GearKey];
  if (!engine || !gear) throw new Error(`the line-up has no such version: ${line}`);
  const { brand, modelCode, modelName, modelShortName, shape, doors } = model;
  const versionCode = versionCodeOf(
    brand,
    trim,
    engineKey as EngineKey,
    gearKey as GearKey,
    model.modelName + versionName,
  );
  const seriesCode = SERIES[seriesYear] ?? '1';
  return {
    code: modelCode + versionCode + seriesCode,
    brand,
    modelCode,
    modelName,
    modelShortName,
    versionCode,
    versionName,
    seriesCode,
    year,
    gear: gear.name,
    engine: engine.name,
    doors,
    fuel: engine.fuel,
    price: Number(reais) - (year < model.year ? LAST_YEAR : 0),
    fullDescription:
      `${SANDBOX_BRANDS[brand].label} ${modelName} ${versionName} ${engine.fuel} ${doors}P ${year}`.toUpperCase(),
    shape,
    trim,
    engineKey,
    gearKey,
  };
}

/** Parses a brand's lines as models; the two plainest versions of the first model are sold as last year's too. */
function modelsIn(brand: Brand, text: string): SandboxModel[] {
  const blocks = text.trim().split(/\n(?! )/);
  return blocks.map((block, index) => {
    const [head = '', ...lines] = block.split('\n');
    const [, modelCode = '', shape = '', doors = '', year = '', modelShortName = ''] =
      /^(\S+) (\S+) (\d) (\d{4}) (.+)$/.exec(head) ?? [];
    if (!isShape(shape)) throw new Error(`the line-up has no such model: ${head}`);
    const modelName = modelShortName;
    const model: Model = {
      brand,
      modelCode,
      modelName,
      modelShortName,
      shape,
      doors: Number(doors),
      year: Number(year),
    };
    const versions = lines.map((line, trim) => versionOfLine(model, line, trim, model.year));
    const older =
      index === 0
        ? lines
            .slice(0, 2)
            .map((line, trim) =>
              versionOfLine(model, line, trim, model.year - 1, model.year - (brand === ONE_CODE ? 0 : 1)),
            )
        : [];
    return { ...model, versions: [...versions, ...older] };
  });
}

/** Every model of every brand, the best-selling one first. */
export const MODELS: readonly SandboxModel[] = BRANDS.flatMap((brand) => modelsIn(brand, LINEUP[brand]));
export const VERSIONS: readonly SandboxVersion[] = MODELS.flatMap(({ versions }) => versions);

const BY_CODE = new Map(groupBy(VERSIONS, ({ code }) => code));
/** Every model year of a code, the newest first. */
export const yearsOf = (code: string): readonly SandboxVersion[] => BY_CODE.get(code.toUpperCase()) ?? [];
/** The version of a code in a model year, by default in the newest one. */
export const versionOf = (code: string, year?: number): SandboxVersion | undefined =>
  yearsOf(code).find((version) => year === undefined || version.year === year);
export const modelsOf = (brand: string): SandboxModel[] =>
  MODELS.filter((model) => model.brand === brand.toLowerCase());

/**
 * The most expensive version of each brand's nth model (from 0), so that every brand has a version for each kind of
 * missing data.
 */
const dearest = (nth: number): ReadonlySet<string> =>
  new Set(
    BRANDS.flatMap((brand) => {
      const version = modelsOf(brand)[nth]?.versions.at(-1);
      return version ? [version.code] : [];
    }),
  );

/** Versions without a published price: 'Valor indisponível no momento' (spec cars#missing-price). */
export const NO_PRICE = dearest(1);
/** Versions of which no car has the second colour. */
export const NO_SECOND_COLOR = dearest(0);
/** Versions whose cars are counted, but not by colour and dealer. */
export const NO_STOCK_LINES = dearest(4);
/** Versions out of stock. */
export const NO_STOCK = dearest(2);
/** Versions without an image. */
export const NO_IMAGE = dearest(3);
/** Versions with a list price but without an online price: the second of the third model. */
export const NO_ONLINE_PRICE: ReadonlySet<string> = new Set(
  BRANDS.flatMap((brand) => modelsOf(brand)[2]?.versions[1]?.code ?? []),
);

/** Versions whose prices do not say how long they hold. */
export const NO_VALIDITY = NO_ONLINE_PRICE;

/** List price in the country's currency; null if none is published. */
export const listPrice = (version: SandboxVersion, country: Country = 'BR'): number | null =>
  NO_PRICE.has(version.code) ? null : money(version.price, country);

/** A version as the catalogue's calls return it. */
export function mvsOf(version: SandboxVersion, country: Country = 'BR') {
  const { trim, engineKey, gearKey, shape, ...mvs } = version;
  const engine = country === 'AR' ? mvs.engine.replace('Elétrico', 'Eléctrico') : mvs.engine;
  return { ...mvs, engine, price: listPrice(version, country) };
}

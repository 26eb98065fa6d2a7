import type { Country } from '#domain/core/brands';
import { found } from '../answers';
import { listPrice, MODELS, mvsOf, versionOf } from '../data/cars';
import type { SandboxModel, SandboxVersion } from '../data/cars/types';
import type { World } from '../world';

/** Country of prices and texts: the given one, else that of the page's language. */
export const countryFor = (named: string | undefined, headers: Headers): Country =>
  (named ?? (headers.get('accept-language')?.startsWith('es') ? 'AR' : 'BR')).toUpperCase() === 'AR'
    ? 'AR'
    : 'BR';

/** The version of a code and optionally of a year; throws a 404 if there is none. */
export function versionFor(code: string, year?: number): SandboxVersion {
  return found(versionOf(code, year || undefined), 'version');
}

/** How a brand's pages show a model (spec services#catalogue); a type, since an interface would not fit a loose schema. */
export type Setup = {
  id: string;
  brand: string;
  modelCode: string;
  modelName: string;
  ordering: number;
  active: boolean;
  highlighted: boolean;
  category: string;
  updatedAt: string;
};

const CATEGORIES: Record<SandboxModel['shape'], string> = {
  hatch: 'Hatches',
  city: 'Compactos',
  suv: 'SUVs',
  crossover: 'SUVs',
  pickup: 'Picapes',
  sedan: 'Sedãs',
  van: 'Comerciais',
};
/** Date of all setups before the sandbox started. */
const SET_UP = '2026-09-01T12:00:00.000Z';
/** A model that has no setting yet, by the id it would have. */
const NOT_SET_UP = 'fiat-265';

/** The settings of all models; a model whose setting is deleted or inactive is not shown. */
export const setupsOf = (world: World): Map<string, Setup> =>
  world.table('setups', () => {
    const made = MODELS.map(({ brand, modelCode, modelName, shape }): [string, Setup] => {
      const ordering = MODELS.filter((each) => each.brand === brand).findIndex(
        (each) => each.modelCode === modelCode,
      );
      const id = `${brand}-${modelCode}`;
      const category = CATEGORIES[shape];
      return [
        id,
        {
          id,
          brand,
          modelCode,
          modelName,
          ordering: ordering + 1,
          active: true,
          highlighted: ordering === 0,
          category,
          updatedAt: SET_UP,
        },
      ];
    });
    return new Map(made.filter(([id]) => id !== NOT_SET_UP));
  });

/** Returns a brand's models with the names and the order of their settings. */
export function shownModels(world: World, brand: string | undefined, country: Country) {
  const setups = [...setupsOf(world).values()].filter(({ active }) => active);
  return setups
    .filter((setup) => !brand || setup.brand === brand.toLowerCase())
    .sort((a, b) => a.ordering - b.ordering)
    .flatMap((setup) => {
      const model = MODELS.find((each) => each.brand === setup.brand && each.modelCode === setup.modelCode);
      return model ? modelOf({ ...model, modelName: setup.modelName }, country) : [];
    });
}

/** A model as the catalogue's calls return it; price: that of its cheapest version with one. */
export function modelOf(model: SandboxModel, country: Country) {
  const { doors, versions, ...rest } = model;
  const prices = versions.flatMap((version) => listPrice(version, country) ?? []);
  return {
    ...rest,
    price: prices.length > 0 ? Math.min(...prices) : null,
    versions: versions.map((version) => mvsOf(version, country)),
  };
}

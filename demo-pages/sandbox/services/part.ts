import * as part from '#services/part';
import { answer, Refusal } from '../answers';
import { VERSIONS } from '../data/cars';
import { colorsOf, partId } from '../data/cars/colors';
import { coatingsOf } from '../data/cars/interior';
import { plain } from '../data/cities';
import { moment } from '../lib/moments';
import { countryFor, versionFor } from '../rules/cars';
import { freeCode, partsOf, savePart, wanted } from '../rules/parts';
import type { World } from '../world';

/** Codes of the versions whose accessories are indexed for search: initially all. */
const index = (world: World) =>
  world.table('accessory index', () => ({ codes: new Set(VERSIONS.map(({ code }) => code)) }));

const state = (world: World) => {
  const { codes } = index(world);
  const indexed = VERSIONS.filter(({ code }) => codes.has(code)).reduce(
    (sum, version) => sum + partsOf(world, version, 'ACCESSORY').length,
    0,
  );
  return { indexed, updatedAt: moment(world) };
};

/** Accessories by words of their names: one of each code, from the indexed versions. */
function searched(
  world: World,
  { term = '', brand }: { term?: string; brand?: string },
  country: 'BR' | 'AR',
) {
  const { codes } = index(world);
  const words = plain(term).split(/\s+/).filter(Boolean);
  const found = VERSIONS.filter(
    (version) => codes.has(version.code) && (!brand || version.brand === brand.toLowerCase()),
  )
    .flatMap((version) => partsOf(world, version, 'ACCESSORY', country))
    .filter(({ name }) => words.every((word) => ` ${plain(name)}`.includes(` ${word}`)));
  return [...new Map(found.map((each) => [each.code, each])).values()];
}

const example = { query: { mvsCode: '358AF11' } };

export const partAnswers = answer(
  part,
  {
    listCoatings: ({ query, headers }) =>
      wanted(query, (version) => coatingsOf(version, countryFor(query.country, headers))),
    listColors: ({ query, headers }) =>
      wanted(query, (version) => colorsOf(version, countryFor(query.country, headers))),
    listItems: ({ query, headers, world }) =>
      wanted(query, (version) => partsOf(world, version, 'ITEM', countryFor(query.country, headers))),
    listAccessories({ query, headers, world }) {
      const country = countryFor(query.country, headers);
      if (query.term) return searched(world, query, country);
      return wanted(query, (version) => partsOf(world, version, 'ACCESSORY', country));
    },
    addAccessoriesToIndex({ body, world }) {
      const { codes } = index(world);
      if (body.mvsCode) codes.add(versionFor(body.mvsCode).code);
      else for (const { code } of VERSIONS) codes.add(code);
      return state(world);
    },
    removeAccessoriesFromIndex({ query, world }) {
      const { codes } = index(world);
      if (query.mvsCode) codes.delete(versionFor(query.mvsCode).code);
      else codes.clear();
      return state(world);
    },
    /** Rebuilds the index, including removed versions. */
    reindexAccessories({ world }) {
      for (const { code } of VERSIONS) index(world).codes.add(code);
      return state(world);
    },
    savePart({ body, world }) {
      const version = versionFor(body.mvsCode);
      const {
        mvsCode,
        inclusiveIds = [],
        exclusiveIds = [],
        category = '',
        description = '',
        ...rest
      } = body;
      const errors: Record<string, string> = {};
      if (body.type !== 'ITEM' && body.type !== 'ACCESSORY') errors.type = 'Use ITEM ou ACCESSORY';
      if (body.price < 0) errors.price = 'O preço não pode ser negativo';
      if (inclusiveIds.some((id) => exclusiveIds.includes(id))) {
        errors.exclusiveIds = 'Um item não pode ser incluído e excluído ao mesmo tempo';
      }
      if (Object.keys(errors).length > 0)
        throw new Refusal(422, { error: 'the part cannot be saved', errors });
      const code = body.code ?? freeCode(world, version);
      const id = partId(version, code);
      const before = [...partsOf(world, version, 'ITEM'), ...partsOf(world, version, 'ACCESSORY')].find(
        (each) => each.id === id,
      );
      return savePart(world, {
        alternatives: [],
        dependencies: [],
        optionalColors: [],
        isSelected: false,
        ...before,
        ...rest,
        id,
        code,
        category,
        description,
        inclusiveIds,
        exclusiveIds,
      });
    },
  },
  {
    examples: {
      listCoatings: example,
      listColors: example,
      listItems: example,
      listAccessories: example,
      savePart: {
        body: { mvsCode: '358AF11', name: 'Bandeja do porta-malas', type: 'ACCESSORY', price: 329 },
      },
    },
  },
);

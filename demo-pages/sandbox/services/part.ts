import * as part from '#services/part';
import { answer } from '../answers';
import { VERSIONS } from '../data/cars';
import { plain } from '../data/cities';
import { countryFor } from '../rules/cars';
import { accessoryIndex, coatingsIn, colorsIn, partsOf, wanted } from '../rules/parts';
import type { World } from '../world';

/** Accessories by words of their names: one of each code, from the indexed versions. */
function searched(
  world: World,
  { term = '', brand }: { term?: string; brand?: string },
  country: 'BR' | 'AR',
) {
  const { codes } = accessoryIndex(world);
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
    listCoatings: ({ query, headers, world }) =>
      wanted(query, (version) => coatingsIn(world, version, countryFor(query.country, headers))),
    listColors: ({ query, headers, world }) =>
      wanted(query, (version) => colorsIn(world, version, countryFor(query.country, headers))),
    listItems: ({ query, headers, world }) =>
      wanted(query, (version) => partsOf(world, version, 'ITEM', countryFor(query.country, headers))),
    listAccessories({ query, headers, world }) {
      const country = countryFor(query.country, headers);
      if (query.term) return searched(world, query, country);
      return wanted(query, (version) => partsOf(world, version, 'ACCESSORY', country));
    },
  },
  {
    examples: {
      listCoatings: example,
      listColors: example,
      listItems: example,
      listAccessories: example,
    },
  },
);

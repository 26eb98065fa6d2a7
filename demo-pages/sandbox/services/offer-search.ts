import * as search from '#services/offer-search';
import { answer } from '../answers';
import { plain } from '../data/cities';
import { paged } from '../lib/paging';
import { facetsOf, searchOffers } from '../rules/offers';

/** Maximum number of suggestions. */
const SUGGESTIONS = 8;

export const offerSearchAnswers = answer(
  search,
  {
    searchOffers: ({ body, world }) => ({
      ...paged(searchOffers(world, body), body),
      facets: facetsOf(world, body),
    }),
    /** Models and versions with a word that starts with the text, those with most offers first. */
    suggestOffers({ body: { terms, brand, market }, world }) {
      const typed = plain(terms);
      if (typed === '') return [];
      const counts = new Map<string, { text: string; type: string; count: number }>();
      for (const { modelName = '', versionName = '' } of searchOffers(world, { brand, market })) {
        const texts = { model: modelName ?? '', version: `${modelName} ${versionName}` };
        for (const [type, text] of Object.entries(texts)) {
          if (!` ${plain(text)}`.includes(` ${typed}`)) continue;
          counts.set(text, { text, type, count: (counts.get(text)?.count ?? 0) + 1 });
        }
      }
      return [...counts.values()].sort((a, b) => b.count - a.count).slice(0, SUGGESTIONS);
    },
  },
  { examples: { suggestOffers: { body: { terms: 'pul' } } } },
);

import * as admin from '#services/offer-admin';
import { answer } from '../answers';
import { signedIn } from '../rules/accounts';
import { offerOf, savedOffers, saveOffers } from '../rules/offers';

export const offerAdminAnswers = answer(
  admin,
  {
    getOffer: ({ params, world }) => offerOf(world, params.id),
    listSavedOffers: ({ query, headers, world }) =>
      savedOffers(world, signedIn({ headers, world }).id, query.brand, query.market),
    saveOffer: ({ query, headers, world }) =>
      saveOffers(world, signedIn({ headers, world }).id, query.brand, query.offerIds),
  },
  {
    examples: {
      getOffer: { id: 'of-fiat-1' },
      saveOffer: { query: { offerIds: ['of-fiat-1', 'of-fiat-3'] } },
    },
  },
);

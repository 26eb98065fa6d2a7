import { canRemove } from '#domain/offers/offer-lifecycle';
import * as staff from '#services/offer-staff';
import { answer, Refusal } from '../answers';
import { VERSIONS } from '../data/cars';
import { paged } from '../lib/paging';
import { createOffer, managed, reorderOffers, staffOffers, updateOffer } from '../rules/offer-staff';
import { offers, setStatus } from '../rules/offers';

const MVS = VERSIONS[0]?.code ?? '';

export const offerStaffAnswers = answer(
  staff,
  {
    createOffer: ({ body, user, headers, world }) => createOffer(world, user, body, headers),
    listOffers: ({ query, world }) => paged(staffOffers(world, query), query),
    updateOffer: ({ params, body, user, world }) => updateOffer(world, user, params.id, body),
    removeOffer({ params, user, world }) {
      const { id, status } = managed(world, user, params.id);
      if (!canRemove(status)) throw new Refusal(409, { error: 'unpublish the offer first' });
      offers(world).delete(id);
    },
    markOfferSold: ({ params, user, world }) => setStatus(world, managed(world, user, params.id).id, 'sold'),
    markOfferUnsold: ({ params, user, world }) =>
      setStatus(world, managed(world, user, params.id).id, 'unsold'),
    publishOffer: ({ params, user, world }) =>
      setStatus(world, managed(world, user, params.id).id, 'published'),
    unpublishOffer: ({ params, user, world }) =>
      setStatus(world, managed(world, user, params.id).id, 'unpublished'),
    disapproveOffer: ({ params, body, user, world }) =>
      setStatus(world, managed(world, user, params.id).id, 'disapproved', body?.reason),
    updateOfferStatus: ({ params, body, user, world }) =>
      setStatus(world, managed(world, user, params.id).id, body.status, body.reason),
    reorderOffers: ({ body, user, world }) => reorderOffers(world, user, body.offers),
  },
  {
    examples: {
      createOffer: { body: { mvsCode: MVS, offer: { coverage: 'STATE', stateCodes: ['SP'] } } },
      updateOffer: { id: 'of-fiat-2' },
      removeOffer: { id: 'of-fiat-5' },
      markOfferSold: { id: 'of-fiat-2' },
      markOfferUnsold: { id: 'of-fiat-6' },
      publishOffer: { id: 'of-fiat-5' },
      unpublishOffer: { id: 'of-fiat-2' },
      disapproveOffer: { id: 'of-fiat-2', body: { reason: 'Preço fora da tabela' } },
      updateOfferStatus: { id: 'of-fiat-5', body: { status: 'published' } },
      reorderOffers: { body: { offers: [{ id: 'of-fiat-2', ordering: 1 }] } },
    },
  },
);

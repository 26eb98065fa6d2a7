import { canRemove } from '#domain/offers/offer-lifecycle';
import * as staff from '#services/offer-staff';
import { answer, Refusal } from '../answers';
import { VERSIONS } from '../data/cars';
import { paged } from '../lib/paging';
import { createOffer, managed, reorderOffers, staffOffers, updateOffer } from '../rules/offer-staff';
import { offerOf, offers, setStatus } from '../rules/offers';
import { IDEMPOTENCY_HEADER } from '../state';

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
    /** Once for each key. */
    updateOfferStatus({ params, body, user, headers, world }) {
      const { id } = managed(world, user, params.id);
      const key = headers.get(IDEMPOTENCY_HEADER) ?? '';
      const isKnown = !!world.state.entryOf('OFR-10', key);
      const offer = isKnown ? offerOf(world, id) : setStatus(world, id, body.status, body.reason);
      world.state.enter('OFR-10', key, id);
      return offer;
    },
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

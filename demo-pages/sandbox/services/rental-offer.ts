import * as rental from '#services/rental-offer';
import { answer, found, Refusal } from '../answers';
import { plain } from '../data/cities';
import { RENTAL_BRANDS } from '../data/offers';
import { languageOf } from '../lib/language';
import { pageBrand } from '../lib/page-brand';
import { paged } from '../lib/paging';
import { signedIn } from '../rules/accounts';
import { openDealers } from '../rules/dealers';
import {
  missingOfRental,
  proposalCode,
  type RentalProposal,
  rentalDocuments,
  rentalOffers,
  rentalProposalOf,
  rentalProposals,
} from '../rules/rentals';
import { serviceManners } from '../rules/service-manners';

const open = ({ status }: RentalProposal) => !/DELIVERED|EXPIRED|REPROVED/.test(status);
/** The sales stage of a proposal's status. */
function stageOf({ status }: RentalProposal): string {
  if (/REPROVED|EXPIRED/.test(status)) return 'LOST';
  return /CREATED|ANALYSIS/.test(status) ? 'NEGOTIATION' : 'WON';
}

export const rentalOfferAnswers = answer(
  rental,
  {
    listRentalDealers({ query, world }) {
      const brand = query.brand.toLowerCase();
      if (query.type !== 'RENTAL') throw new Refusal(422, { error: 'only RENTAL is known' });
      const rents = RENTAL_BRANDS.some((each) => each === brand);
      return openDealers(world).filter(
        (dealer) =>
          rents &&
          dealer.brand === brand &&
          (!query.dealerGroup || dealer.dealerGroup === query.dealerGroup.toLowerCase()),
      );
    },
    /** All of them, as its text says; those under way only where the service is kinder. */
    listTimelineReservations({ query, ...caller }) {
      const all = rentalProposals(caller, signedIn(caller).id, query.brand ?? pageBrand(caller.headers));
      return serviceManners(caller.world).filtersLists ? all.filter(open) : all;
    },
    getRentalOpportunity({ query, ...caller }) {
      const proposal = rentalProposalOf(caller, query.proposalCode);
      const { proposalCode: code, modelName, timeline } = proposal;
      return {
        id: `op-${code}`,
        name: `Assinatura ${modelName}`,
        stage: stageOf(proposal),
        proposalCode: code,
        sellerName: 'Central de Assinaturas',
        updatedAt: timeline.find(({ current }) => current)?.date ?? '',
      };
    },
    getRentalPreview: (caller) =>
      rentalProposals(caller, signedIn(caller).id, pageBrand(caller.headers))
        .filter(open)
        .map(({ proposalCode: code, modelName, status, timeline }) => ({
          proposalCode: code,
          modelName,
          status,
          step: timeline.find(({ current }) => current) ?? null,
        })),
    getFilesSummary({ body, ...caller }) {
      const proposal = rentalProposalOf(caller, body.proposalCode);
      const documents = rentalDocuments(proposal);
      const lacking = missingOfRental(proposal);
      return {
        proposalCode: proposal.proposalCode,
        total: documents.length,
        received: documents.length - lacking.length,
        missing: lacking,
      };
    },
    getRentalTimelineV1: ({ query, ...caller }) =>
      rentalProposals(caller, signedIn(caller).id, query.brand ?? pageBrand(caller.headers)),
    getRentalTimeline: ({ query, ...caller }) =>
      rentalProposals(caller, signedIn(caller).id, query.brand ?? pageBrand(caller.headers)),

    listRentalOffers: ({ query, headers, world }) =>
      paged(
        // A page in Spanish has Argentina's, also where it does not say so.
        rentalOffers(world, query.country ?? (languageOf(headers) === 'es-AR' ? 'AR' : undefined)).filter(
          ({ brand, modelName }) =>
            (!query.brand || brand === query.brand.toLowerCase()) &&
            (!query.model || plain(modelName ?? '') === plain(query.model)),
        ),
        query,
      ),
    getRentalOffer: ({ params, world }) =>
      found(
        rentalOffers(world).find(({ id }) => id === params.id),
        'rental offer',
      ),
  },
  {
    examples: {
      listRentalDealers: { query: { dealerGroup: 'aurora' } },
      getFilesSummary: { body: { proposalCode: proposalCode('user-equipe', 'jeep', 0) } },
      getRentalOffer: { id: 'of-fiat-13' },
    },
  },
);

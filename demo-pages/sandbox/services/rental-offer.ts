import { cnpj as isCnpj, cuit as isCuit } from '../../../src/domain/documents';
import * as rental from '../../../src/services/rental-offer';
import { answer, found, Refusal } from '../answers';
import { plain } from '../data/cities';
import { RENTAL_BRANDS } from '../data/offers';
import { paged } from '../lib/paging';
import { emailError, refuseFields, signedIn } from '../rules/accounts';
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
import { IDEMPOTENCY_HEADER } from '../state';

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
    listTimelineReservations: ({ query, ...caller }) =>
      rentalProposals(caller.world, signedIn(caller).id, query.brand).filter(open),
    createRentalLead({ params, body, headers, world }) {
      refuseFields({
        cnpj: !isCnpj(body.cnpj) && !isCuit(body.cnpj) && 'CNPJ inválido',
        email: emailError(body.email),
        vehicleQuantity: (body.vehicleQuantity ?? 1) <= 0 && 'O número deve ser maior que 0',
        acceptsPrivacy: body.acceptsPrivacy === false && 'É preciso aceitar os termos de privacidade',
      });
      const { partner } = params;
      const { n, at } = world.state.stamp();
      const key = headers.get(IDEMPOTENCY_HEADER) ?? String(body.random ?? '');
      const id = world.state.enter('TML-03', key, `lead-locacao-${n}`);
      const leads = world.table('rental leads', () => new Map<string, object>());
      if (!leads.has(id)) leads.set(id, { n, at, partner, ...body });
      return { id, partner };
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
      rentalProposals(caller.world, signedIn(caller).id)
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
      rentalProposals(caller.world, signedIn(caller).id, query.brand),
    getRentalTimeline: ({ query, ...caller }) =>
      rentalProposals(caller.world, signedIn(caller).id, query.brand),

    listRentalOffers: ({ query, world }) =>
      paged(
        rentalOffers(world, query.country).filter(
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
      createRentalLead: { partner: 'locadora', body: { cnpj: '11222333000181' } },
      getFilesSummary: { body: { proposalCode: proposalCode('user-equipe', 'jeep', 0) } },
      getRentalOffer: { id: 'of-fiat-13' },
    },
  },
);

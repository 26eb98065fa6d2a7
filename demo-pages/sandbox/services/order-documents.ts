import * as documents from '#services/order-documents';
import { answer, found, Reply } from '../answers';
import { languageOf } from '../lib/language';
import { accounts, signedIn } from '../rules/accounts';
import { addToOrder, orderDocuments } from '../rules/order-documents';
import { missingOfRental, RENTAL_PREFIX, rentalDocuments, rentalProposalOf } from '../rules/rentals';

export const orderDocumentAnswers = answer(
  documents,
  {
    getDocumentsStatus({ query: { proposalCode: code }, ...caller }) {
      // A number of a rental proposal, else the id of an order.
      if (code && !code.startsWith(RENTAL_PREFIX)) {
        return orderDocuments(caller, code, languageOf(caller.headers));
      }
      const proposal = rentalProposalOf(caller, code);
      return {
        proposalCode: proposal.proposalCode,
        userId: signedIn(caller).id,
        documents: rentalDocuments(proposal, languageOf(caller.headers)),
        missing: missingOfRental(proposal),
      };
    },
    addUserReservation({ params, body: { request }, ...caller }) {
      const { headers, world } = caller;
      const known = [...accounts(world).values()].some(({ user }) => user.id === params.id);
      found(known || null, 'user');
      const { reservation_id: order, document_type: type = '', uploads = [] } = request;
      if (order) {
        return addToOrder(caller, { userId: params.id, order, type, uploads }, languageOf(headers));
      }
      const { n } = world.state.stamp();
      return new Reply(201, { id: `RES-${n}`, userId: params.id, status: 'CREATED' });
    },
  },
  {
    examples: {
      addUserReservation: { id: 'user-ana', body: { request: { brand: 'fiat', reservation_id: undefined } } },
    },
  },
);

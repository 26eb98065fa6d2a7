import * as documents from '../../../src/services/order-documents';
import { answer, found, Reply } from '../answers';
import { languageOf } from '../lib/language';
import { accounts } from '../rules/accounts';
import { addToOrder } from '../rules/order-documents';

export const orderDocumentAnswers = answer(
  documents,
  {
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

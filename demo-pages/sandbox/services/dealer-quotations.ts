import { isSeller } from '#domain/access/sellers';
import * as quotations from '#services/dealer-quotations';
import { answer, Reply } from '../answers';
import { signedIn } from '../rules/accounts';
import { discard, FIRST_QUOTATION, failed, quotationOf, save } from '../rules/quotations';
import { dealerOfSeller } from '../rules/sellers';
import { serviceManners } from '../rules/service-manners';

/** What some services write of a success. */
const SAVED = '000';

export const dealerQuotationsAnswers = answer(
  quotations,
  {
    saveQuotation({ body, world, user }) {
      if (!user || !isSeller(user.roles)) throw failed('001', 'no seller is signed in');
      const number = save(world, body, user);
      // The documents name no code of a success.
      return new Reply(201, serviceManners(world).codesInAnswers ? { number } : { code: SAVED, number });
    },
    getQuotation: (asked) =>
      quotationOf(asked.world, asked.params.number, dealerOfSeller(asked, signedIn(asked))),
    discardStockProposal: (asked) =>
      discard(asked.world, asked.params.number, dealerOfSeller(asked, signedIn(asked))),
  },
  {
    examples: {
      saveQuotation: {
        body: { opportunityName: 'Renovação de frota', mvsCode: '358AF11', price: 92_990, colorCode: '679' },
      },
      getQuotation: { number: FIRST_QUOTATION },
      discardStockProposal: { number: FIRST_QUOTATION },
    },
  },
);

import { isSeller } from '#domain/access/sellers';
import * as quotations from '#services/dealer-quotations';
import { answer, Reply } from '../answers';
import { signedIn } from '../rules/accounts';
import { discard, FIRST_QUOTATION, failed, quotationOf, save } from '../rules/quotations';
import { dealerOfSeller } from '../rules/sellers';

export const dealerQuotationsAnswers = answer(
  quotations,
  {
    saveQuotation({ body, world, user }) {
      if (!user || !isSeller(user.roles)) throw failed('001', 'no seller is signed in');
      return new Reply(201, { code: quotations.SAVED, number: save(world, body, user) });
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

import * as payment from '../../../src/services/payment-transaction';
import { answer } from '../answers';
import { PAYMENT_TYPES } from '../data/payments';

/** Argentina has neither Pix nor boleto. */
const typesIn = (country = 'BR') =>
  PAYMENT_TYPES.filter(({ type }) => country === 'BR' || !/pix|boleto/.test(type)).map((each) => ({
    ...each,
    brands: 'brands' in each ? [...each.brands] : [],
    enabled: true,
  }));

/** Minimum installment of a card payment. */
const LEAST = 100;

export const paymentTransactionAnswers = answer(payment, {
  listPaymentTypes: ({ query }) => typesIn(query.country),
  listPaymentTypesV2({ query: { country, amount = 0 } }) {
    const types = typesIn(country);
    const most = Math.min(10, Math.max(1, Math.floor(amount / LEAST)));
    const installments = Array.from({ length: amount > 0 ? most : 0 }, (_, i) => ({
      count: i + 1,
      value: Math.round((amount / (i + 1)) * 100) / 100,
    }));
    return { types, installments };
  },
});

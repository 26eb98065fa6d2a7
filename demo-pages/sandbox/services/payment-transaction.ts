import * as payment from '#services/payment-transaction';
import { answer } from '../answers';
import { money } from '../data/cars/types';
import { PAYMENT_TYPES } from '../data/payments';
import { offered } from '../rules/installments';

/** Argentina has neither Pix nor boleto. */
const typesIn = (country = 'BR') =>
  PAYMENT_TYPES.filter(({ type }) => country === 'BR' || !/pix|boleto/.test(type)).map((each) => ({
    ...each,
    brands: 'brands' in each ? [...each.brands] : [],
    enabled: true,
  }));

/** Minimum installment of a card payment, in reais. */
const LEAST = 100;
export const paymentTransactionAnswers = answer(payment, {
  listPaymentTypes: ({ query }) => typesIn(query.country),
  listPaymentTypesV2({ query: { country, amount = 0 } }) {
    const types = typesIn(country);
    const least = money(LEAST, country === 'AR' ? 'AR' : 'BR');
    const most = Math.min(10, Math.max(1, Math.floor(amount / least)));
    const installments = Array.from({ length: amount > 0 ? most : 0 }, (_, i) => offered(amount, i + 1));
    return { types, installments };
  },
});

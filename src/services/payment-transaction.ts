/** Payment methods (spec services#payments). */
import { array, looseObject, number, object, optional, string } from 'valibot';
import { amount, count, figure, flagOr, list, percent, text } from './entities/fields';
import { GET } from './http/call';

const BASE = 'payment-transaction';

/** type: card, pix, boleto, financing, dealer; brands: accepted card brands. */
const paymentType = looseObject({
  type: string(),
  name: string(),
  description: text,
  enabled: flagOr(true),
  maxInstallments: count,
  brands: list(string()),
});

export const listPaymentTypes = GET('PAY-01', BASE, '/payment', {
  query: object({ brand: optional(string()), country: optional(string()) }),
  returns: array(paymentType),
});
/**
 * amount: the amount to pay; if given, the answer includes a card's installments. total: what all of them come to; interest:
 * percent a month, 0 without (both ours).
 */
export const listPaymentTypesV2 = GET('PAY-02', BASE, '/v2/payment', {
  query: object({
    brand: optional(string()),
    country: optional(string()),
    amount: optional(number()),
  }),
  returns: looseObject({
    types: array(paymentType),
    installments: list(looseObject({ count: figure, value: figure, total: amount, interest: percent })),
  }),
});

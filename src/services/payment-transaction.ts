/** Ways to pay (spec services#payments). */
import { array, boolean, looseObject, nullish, number, object, optional, string } from 'valibot';
import { countOr, figure, list, text } from './entities/fields';
import { GET } from './http/call';

const BASE = 'payment-transaction';

/** type: card, pix, boleto, financing, dealer; brands: of cards that are taken. */
const paymentType = looseObject({
  type: string(),
  name: string(),
  description: text,
  enabled: nullish(boolean(), true),
  maxInstallments: countOr(1),
  brands: list(string()),
});

export const listPaymentTypes = GET('PAY-01', BASE, '/payment', {
  query: object({ brand: optional(string()), country: optional(string()) }),
  returns: array(paymentType),
});
/** amount: what is to be paid; with it, the installments of a card. */
export const listPaymentTypesV2 = GET('PAY-02', BASE, '/v2/payment', {
  query: object({
    brand: optional(string()),
    country: optional(string()),
    amount: optional(number()),
  }),
  returns: looseObject({
    types: array(paymentType),
    installments: list(looseObject({ count: figure, value: figure })),
  }),
});

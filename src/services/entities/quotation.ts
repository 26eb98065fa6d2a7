import { type InferOutput, looseObject, nullish, string } from 'valibot';
import { amount, balance, list, text, year } from './fields';

/** A car from the factory's stock that a quotation proposes. */
export const stockProposal = looseObject({
  stockId: string(),
  chassis: text,
  colorCode: text,
  coatingCode: text,
  optionalCodes: list(string()),
  availableAt: text,
});

/** A seller's quotation as the CRM keeps it (spec cars#quotations); amounts in the market's currency. validity: YYYY-MM-DD. */
export const quotation = looseObject({
  number: string(),
  opportunityName: text,
  mvsCode: string(),
  year,
  /** Initial price, and what was agreed in its place. */
  price: amount,
  newPrice: amount,
  discount: balance,
  bonus: balance,
  colorCode: text,
  coatingCode: text,
  accessories: list(string()),
  optionals: list(string()),
  services: list(string()),
  comments: text,
  validity: text,
  dealerCode: text,
  sellerName: text,
  savedAt: text,
  /** Nothing where it was never made, or was discarded: the quotation is the initial one. */
  stockProposal: nullish(stockProposal),
});
export type Quotation = InferOutput<typeof quotation>;

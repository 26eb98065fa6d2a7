import { type InferOutput, looseObject, nullish, string } from 'valibot';
import { amount, balance, list, text, year } from './fields';

/** A car of the factory stock that a quotation proposes. */
const stockProposal = looseObject({
  stockId: string(),
  chassis: text,
  colorCode: text,
  coatingCode: text,
  optionalCodes: list(string()),
  availableAt: text,
});

/** One item of a quotation with its charge as the seller saw it (ours); kind: LINE_KINDS of src/domain/quotation. */
const quotedLine = looseObject({ kind: string(), code: string(), name: text, amount });

/** For whom a quotation is (ours): the customer as the CRM has them. */
const customer = looseObject({ name: text, phone: text, email: text });

/** A seller's quotation in the CRM (spec cars#quotations); amounts in the market's currency. validity: YYYY-MM-DD. */
export const quotation = looseObject({
  number: string(),
  opportunityName: text,
  mvsCode: string(),
  year,
  /** Initial price, and the agreed new price. */
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
  customer: nullish(customer),
  lines: list(quotedLine),
  /** Absent if none was made or it was discarded: the quotation is then the initial one. */
  stockProposal: nullish(stockProposal),
});
export type Quotation = InferOutput<typeof quotation>;

/** Quotations of sellers in the CRM, calls of the dealer-sales service (spec cars#quotations). */
import { array, looseObject, nullish, number, object, optional, string, union } from 'valibot';
import { count } from './entities/fields';
import { quotation } from './entities/quotation';
import { DELETE, GET, POST } from './http/call';

const BASE = 'dealer-sales';

/**
 * Saves a quotation to the CRM. number: of the quotation that this one is based on. stockId: a car of the factory stock.
 * customer: for whom it is, so that nobody types them again (ours). lines: its items with their charges (ours), by which
 * changed prices are found when it is reopened. A `code` is of a failure: 001 no seller, 002 already saved, under the `number`
 * of the answer; 003 the base is missing, 004 to 006 invalid data of the quotation, its car, or related products. It comes in a
 * refusal, or in an answer of status 200: the documents do not say. One without a known code has saved.
 */
export const saveQuotation = POST('EXT-07', BASE, '/quotation', {
  ours: true,
  body: object({
    number: optional(string()),
    opportunityName: string(),
    mvsCode: string(),
    year: number(),
    price: optional(number()),
    newPrice: optional(number()),
    discount: optional(number()),
    bonus: optional(number()),
    colorCode: optional(string()),
    coatingCode: optional(string()),
    accessories: optional(array(string()), []),
    optionals: optional(array(string()), []),
    services: optional(array(string()), []),
    comments: optional(string()),
    validity: optional(string()),
    dealerCode: optional(string()),
    stockId: optional(string()),
    customer: optional(object({ name: string(), phone: optional(string()), email: optional(string()) })),
    lines: optional(
      array(object({ kind: string(), code: string(), name: string(), amount: optional(number()) })),
    ),
  }),
  returns: looseObject({ code: nullish(union([string(), count])), number: nullish(string()) }),
});
/** Reopens a quotation from the CRM. */
export const getQuotation = GET('QTN-01', BASE, '/quotation/{number}', {
  auth: 'bearer',
  ours: true,
  returns: quotation,
});
/** Discards the proposed car and returns the unchanged initial quotation. */
export const discardStockProposal = DELETE('QTN-02', BASE, '/quotation/{number}/stock-proposal', {
  auth: 'bearer',
  ours: true,
  returns: quotation,
});

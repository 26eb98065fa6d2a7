/** Sales at the dealer: who comes in, and quotations for the CRM (spec services#contact, cars#quotations). */
import { array, looseObject, nullish, number, object, optional, string } from 'valibot';
import { count, text } from './entities/fields';
import { quotation } from './entities/quotation';
import { DELETE, GET, POST } from './http/call';

const BASE = 'dealer-sales';

/** Somebody opens the dealer's page in the shop, as by its QR code. */
export const accessDealer = POST('DSL-01', BASE, '/v2/access', {
  body: object({ dealerCode: string(), brand: optional(string()), origin: optional(string()) }),
  returns: looseObject({ accessId: string(), dealerCode: text, dealerName: text, expiresAt: text }),
});
/** Says who has come. accessId expires; without one the dealer's code is needed. */
export const checkInAtDealer = POST('DSL-02', BASE, '/v2/checkin', {
  body: object({
    dealerCode: string(),
    accessId: optional(string()),
    name: string(),
    phone: optional(string()),
    email: optional(string()),
    cpf: optional(string()),
    interest: optional(string()),
  }),
  returns: looseObject({ checkinId: string(), status: text, position: count }),
});
/** Calls somebody from the sales team. */
export const requestAttendant = POST('DSL-03', BASE, '/v2/requestattendant', {
  body: object({ checkinId: string(), comments: optional(string()) }),
  returns: looseObject({
    checkinId: string(),
    status: text,
    attendant: nullish(looseObject({ id: string(), name: string() })),
    minutes: count,
  }),
});

/** How a saved quotation ended; the failures come as errors with their code (spec messages#quotation-codes). */
export const SAVED = '000';
/**
 * Saves a quotation to the CRM. number: of the quotation this one is based on. stockId: a car of the factory's stock.
 * Refused with a `code`: 001 no seller, 002 the same is there already, 003 the base is not, 004 to 006 what it says of
 * the quotation, its car, or what goes with it.
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
  }),
  returns: looseObject({ code: string(), number: string() }),
});
/** Reopens a quotation from the CRM. */
export const getQuotation = GET('QTN-01', BASE, '/quotation/{number}', {
  auth: 'bearer',
  ours: true,
  returns: quotation,
});
/** Discards the proposed car: the initial quotation, as it was before. */
export const discardStockProposal = DELETE('QTN-02', BASE, '/quotation/{number}/stock-proposal', {
  auth: 'bearer',
  ours: true,
  returns: quotation,
});

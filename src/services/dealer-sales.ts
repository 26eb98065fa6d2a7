/** Sales at the dealer: visitors in the shop, and quotations for the CRM (spec services#contact, cars#quotations). */
import { array, looseObject, nullish, number, object, optional, string } from 'valibot';
import { count, text } from './entities/fields';
import { quotation } from './entities/quotation';
import { DELETE, GET, POST } from './http/call';

const BASE = 'dealer-sales';

/** A visitor opens the dealer's page in the shop, for example by its QR code. */
export const accessDealer = POST('DSL-01', BASE, '/v2/access', {
  body: object({ dealerCode: string(), brand: optional(string()), origin: optional(string()) }),
  returns: looseObject({ accessId: string(), dealerCode: text, dealerName: text, expiresAt: text }),
});
/** Registers a visitor. accessId expires; without one the dealer's code is required. */
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
/**
 * Requests a member of the sales team, once: repeated with the same intent, it returns how far the member is, status REQUESTED or
 * ATTENDING; with another one it fails with 409 (spec leads#at-the-dealer).
 */
export const requestAttendant = POST('DSL-03', BASE, '/v2/requestattendant', {
  body: object({ checkinId: string(), comments: optional(string()) }),
  returns: looseObject({
    checkinId: string(),
    status: text,
    attendant: nullish(looseObject({ id: string(), name: string() })),
    minutes: count,
  }),
});

/** The code of a successful save; failures are errors with their own codes (spec messages#quotation-codes). */
export const SAVED = '000';
/**
 * Saves a quotation to the CRM. number: of the quotation that this one is based on. stockId: a car of the factory stock.
 * customer: for whom it is, so that nobody types them again (ours). lines: its items with their charges (ours), by which
 * changed prices are found when it is reopened. Fails with a `code`: 001 no seller, 002 already saved, 003 the base is missing, 004 to 006 invalid data of the
 * quotation, its car, or related products.
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
  returns: looseObject({ code: string(), number: string() }),
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

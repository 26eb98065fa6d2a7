/** Cars for the company's employees and their families (spec services#employees). */
import { array, boolean, looseObject, nullish, number, object, optional, string } from 'valibot';
import { amount, count, list, optionalText, pageOf, percent, text } from './entities/fields';
import { offer } from './entities/offer';
import { GET, POST } from './http/call';

const BASE = 'business-to-employee';

/**
 * Reasons why a person cannot buy now, in the words of the market. until: an ISO date; applies: false for a reason that is
 * listed and does not stand.
 */
export const listImpediments = GET('B2E-01', BASE, '/impediments', {
  query: object({ market: string() }),
  returns: array(
    looseObject({ code: string(), name: text, until: optionalText, applies: nullish(boolean()) }),
  ),
});
export const getReserveAvailability = GET('B2E-02', BASE, '/reserve/availability', {
  /** role: whose price is asked for (ours); the employee's without it. */
  query: object({ mvsCode: string(), colorCode: optional(string()), role: optional(string()) }),
  returns: looseObject({
    available: boolean(),
    quantity: count,
    price: amount,
    /** Discount on the list price in percent. */
    percent,
  }),
});
/**
 * role: one of BENEFIT_PURCHASE_ROLES of src/domain/access/benefit-roles. The invoice assignee pays, if not the buyer. documents: ids of
 * the files that prove the role (ours). labourCard (ours): the number of the buyer's, and of the assignee's. idempotencyKey (ours): the same for all tries of one intent, whose answer is that of the
 * first.
 */
export const reserveForEmployee = POST('B2E-03', BASE, '/reserve', {
  body: object({
    role: string(),
    registration: string(),
    mvsCode: string(),
    colorCode: optional(string()),
    name: string(),
    cpf: string(),
    email: string(),
    phone: optional(string()),
    relationship: optional(string()),
    labourCard: optional(string()),
    invoiceAssignee: optional(
      object({ name: string(), cpf: string(), email: string(), labourCard: optional(string()) }),
    ),
    documents: optional(array(object({ code: string(), fileId: string() }))),
    idempotencyKey: optional(string()),
  }),
  returns: looseObject({
    id: string(),
    status: string(),
    role: text,
    price: amount,
    expiresAt: text,
  }),
});
/** The address of the billing, for a while; 404 for a reservation that is not the visitor's. */
export const getBillUrl = GET('B2E-04', BASE, '/bill/generate-url', {
  query: object({ reserveId: string() }),
  returns: looseObject({ url: string(), expiresAt: text }),
});
/** Offers for employees, at the prices of a role (ours); the employee's without one. */
export const searchEmployeeOffers = POST('B2E-05', BASE, '/search', {
  safe: true,
  body: object({
    brand: optional(string()),
    market: optional(string()),
    text: optional(string()),
    model: optional(array(string())),
    priceTo: optional(number()),
    role: optional(string()),
    page: optional(number(), 0),
    size: optional(number(), 20),
  }),
  returns: pageOf(offer),
});
/**
 * Whether the person may buy, without further data. Sent without a bearer (spec services#employees). roles: those that the
 * registration allows; documents: what the role has to prove; askedFields: what it has to state besides, labourCard (ours).
 */
export const validateEmployee = POST('UPL-03', BASE, '/employee/validate', {
  auth: 'public',
  safe: true,
  body: object({ registration: string(), cpf: string(), role: optional(string(), 'employee') }),
  returns: looseObject({
    valid: boolean(),
    roles: list(string()),
    documents: list(looseObject({ code: string(), name: text })),
    askedFields: list(string()),
  }),
});

/** Sales at the dealer: visitors in the shop (spec services#contact). */
import { looseObject, nullish, object, optional, string } from 'valibot';
import { count, text } from './entities/fields';
import { POST } from './http/call';

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

/** Leads of every form (spec services#leads-and-analytics). */
import { boolean, looseObject, nullable, number, optional, record, string, union } from 'valibot';
import { POST } from './http/call';

const BASE = 'lead-integration';

/** A flat record of text, numbers and flags; its fields are in src/domain/lead/lead.ts (spec leads#payload). */
const lead = record(string(), union([string(), number(), boolean(), nullable(string())]));

/**
 * Sent with the client id and secret of the page's metadata. Its idempotencyKey (ours) is the same for all tries of one lead,
 * which is received once.
 */
export const sendLead = POST('LEA-01', BASE, '/', {
  auth: 'client-id-secret',
  wire: { headers: ['x-offer-context'] },
  body: lead,
  returns: optional(looseObject({ id: optional(string()) })),
});

/** Leads of every form (spec services#leads-and-analytics). */
import { boolean, looseObject, nullable, number, optional, record, string, union } from 'valibot';
import { POST } from './http/call';

const BASE = 'lead-integration';

/** One flat record of text, numbers and flags; its fields are src/domain/lead.ts (spec leads#payload). */
const lead = record(string(), union([string(), number(), boolean(), nullable(string())]));

/** Client id and secret come from the page's metadata. */
export const sendLead = POST('LEA-01', BASE, '/', {
  auth: 'client-id-secret',
  body: lead,
  returns: optional(looseObject({ id: optional(string()) })),
});

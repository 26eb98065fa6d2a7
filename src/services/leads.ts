import { boolean, looseObject, nullable, number, optional, record, string, union } from 'valibot';
import { POST, service } from './call';

/** One flat record of text, numbers and flags; its fields are src/domain/lead.ts (calls 3.3). */
const lead = record(string(), union([string(), number(), boolean(), nullable(string())]));

/** Leads of every form. Client id and secret come from the page's metadata (calls 7.9). */
export const leads = service('lead-integration', {
  send: POST('LEA-01', '/', {
    auth: 'client-id-secret',
    body: lead,
    returns: optional(looseObject({ id: optional(string()) })),
  }),
});

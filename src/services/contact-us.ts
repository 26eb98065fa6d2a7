/** Messages of visitors (spec services#contact). */
import { looseObject, object, optional, string } from 'valibot';
import { text } from './entities/fields';
import { POST } from './http/call';

const BASE = 'contact-us';

const body = object({
  name: string(),
  email: string(),
  phone: optional(string(), ''),
  reason: optional(string(), ''),
  message: string(),
  brand: optional(string()),
  dealerCode: optional(string()),
  /** The page's current car. */
  mvsCode: optional(string()),
  model: optional(string()),
  /** The offer that the visitor opened last; the name is ours. */
  offerId: optional(string()),
});
/** protocol: a number for later enquiries. */
const received = looseObject({ id: string(), protocol: text });

export const sendContact = POST('CON-01', BASE, '/', { body, returns: received });
/** To a dealer, by e-mail. */
export const sendContactToDealer = POST('CON-02', BASE, '/leadEmail', { body, returns: received });

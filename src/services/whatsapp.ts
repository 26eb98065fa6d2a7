/** The messaging bot (spec services#leads-and-analytics). */
import { boolean, looseObject, nullish, object, optional, string } from 'valibot';
import { text as word } from './entities/fields';
import { POST } from './http/call';

const BASE = 'whatsapp';

/** Number check: timeout and pause in milliseconds, and maximum number of attempts (spec leads#messaging-bot-check). */
export const CHECK_TIMEOUT = 3000;
export const CHECK_PAUSE = 500;
export const CHECK_ATTEMPTS = 3;

const text = optional(string(), '');

/** phoneNumber: 0 and digits only. */
export const checkPhoneNumber = POST('BOT-01', BASE, '/Phone/valid', {
  safe: true,
  timeout: CHECK_TIMEOUT,
  body: object({ phoneNumber: string() }),
  returns: looseObject({
    success: boolean(),
    resource: nullish(looseObject({ isValid: nullish(boolean()) })),
  }),
});

export const startConversation = POST('BOT-02', BASE, '/{brand}/Lead/send', {
  body: object({
    phoneNumber: string(),
    name: text,
    cpf: text,
    email: text,
    model: text,
    version: text,
    dealer: text,
    brand: text,
    serie: text,
    color: text,
    scheduleDate: text,
    /** The offer that the visitor opened last; the name is ours. */
    offerId: optional(string()),
  }),
  returns: looseObject({ success: boolean(), link: word }),
});

import { boolean, looseObject, nullish, object, optional, string } from 'valibot';
import { POST, service } from './call';

/** Milliseconds one number check may take, between two of them, and how many there are (calls 4.1, 9). */
export const CHECK_TIMEOUT = 3000;
export const CHECK_PAUSE = 500;
export const CHECK_ATTEMPTS = 3;

const text = optional(string(), '');

/** The messaging bot (calls 3.4, 7.9). */
export const whatsapp = service('whatsapp', {
  check: POST('BOT-01', '/Phone/valid', {
    timeout: CHECK_TIMEOUT,
    /** phoneNumber: 0 and digits only. */
    body: object({ phoneNumber: string() }),
    returns: looseObject({
      success: boolean(),
      resource: nullish(looseObject({ isValid: nullish(boolean(), false) })),
    }),
  }),
  start: POST('BOT-02', '/{brand}/Lead/send', {
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
    }),
    returns: looseObject({ success: boolean(), link: nullish(string(), '') }),
  }),
});

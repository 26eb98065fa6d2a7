import * as whatsapp from '#services/whatsapp';
import { answer } from '../answers';
import { IDEMPOTENCY_HEADER } from '../state';

/** Numbers that end in this digit are invalid for the bot, to demonstrate both answers. */
export const INVALID_ENDING = '0';

/** 0, area code and number, digits only (spec leads#messaging-bot-check). */
const wellFormed = (phone: string) => /^0?\d{10,11}$/.test(phone);
const reachable = (phone: string) => wellFormed(phone) && !phone.endsWith(INVALID_ENDING);

export const whatsappAnswers = answer(whatsapp, {
  checkPhoneNumber: ({ body }) =>
    wellFormed(body.phoneNumber)
      ? { success: true, resource: { isValid: reachable(body.phoneNumber) } }
      : { success: false, resource: null },
  /** The link opens a page of the sandbox that shows the conversation's first message. */
  startConversation({ body, headers, url, world }) {
    if (!reachable(body.phoneNumber.replace(/\D/g, ''))) return { success: false };
    const entry = { ...world.state.stamp(), body };
    world.state.conversations.push(entry);
    world.state.enter('BOT-02', headers.get(IDEMPOTENCY_HEADER) ?? '', String(entry.n));
    return { success: true, link: `${url.origin}/sandbox/whatsapp?n=${entry.n}` };
  },
});

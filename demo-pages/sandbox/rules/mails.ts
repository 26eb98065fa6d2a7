import { Refusal } from '../answers';
import { HOUR, MINUTE } from '../lib/moments';
import type { World } from '../world';

/** The code of every account's first e-mail, for examples and people who try the pages. */
export const CODE = '123456';

/** Lifetime of a code, in ms. */
export const CODE_LIFETIME = 15 * MINUTE;
/** Time in ms before another e-mail to the same address. */
export const RESEND_WAIT = 30_000;
/** Wrong codes after which a code is not accepted any more. */
const WRONG_CODES = 5;

/** An e-mail or an SMS that the sandbox would send: it appears in the panel, and never leaves. */
export interface Mail {
  n: number;
  at: string;
  to: string;
  subject: string;
  /** Empty in a notice. */
  code: string;
  /** The page that the e-mail leads to, with the code in the fragment; empty in an SMS. */
  link: string;
}

interface Code {
  code: string;
  sentAt: number;
  until: number;
  wrong: number;
}

const key = (email: string): string => email.trim().toLowerCase();

export const mails = (world: World): Mail[] => world.table('mails', () => []);

const codes = (world: World) => world.table('mail codes', () => new Map<string, Code>());

/** Sends an e-mail with a new code, which replaces an earlier one; refused soon after the last. */
export function sendCode(world: World, to: string, subject: string): void {
  const known = codes(world).get(key(to));
  const now = world.now();
  if (known && now < known.sentAt + RESEND_WAIT) {
    throw new Refusal(429, { error: 'an e-mail was sent a moment ago' });
  }
  const { n, at } = world.state.stamp();
  const code = String(world.random(`code ${key(to)} ${n}`).whole(100_000, 999_999));
  codes(world).set(key(to), { code, sentAt: now, until: now + CODE_LIFETIME, wrong: 0 });
  mails(world).push({ n, at, to: to.trim(), subject, code, link: `/fiat/senha/#vt-code=${code}` });
}

/** Sends an e-mail without a code. */
export function sendNotice(world: World, to: string, subject: string): void {
  mails(world).push({ ...world.state.stamp(), to: to.trim(), subject, code: '', link: '/fiat/entrar/' });
}

/** The message for a code that is wrong or has ended; false for a right one. */
export function codeError(world: World, email: string, given: string): string | false {
  const now = world.now();
  const table = codes(world);
  // Nothing has been sent yet: the address has the code of the examples.
  const known = table.get(key(email)) ?? { code: CODE, sentAt: 0, until: now + HOUR, wrong: 0 };
  table.set(key(email), known);
  if (known.wrong >= WRONG_CODES) throw new Refusal(429, { error: 'too many wrong codes' });
  if (known.code !== given.trim()) {
    known.wrong += 1;
    return 'Código inválido';
  }
  return now >= known.until && 'Este código expirou';
}

/** Whether a code was sent to an address and not used yet. */
export const hasCode = (world: World, email: string): boolean => codes(world).has(key(email));

/** A code works once. */
export const spendCode = (world: World, email: string): void => {
  codes(world).delete(key(email));
};

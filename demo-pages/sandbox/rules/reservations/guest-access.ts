import { manageLink } from '#domain/reservation/manage-link';
import { MANAGE_TOKEN_HEADER } from '#domain/reservation/manage-token';
import { digitsOf } from '#domain/text/format';
import { ORDER_PARAMETER } from '#features/orders/order-link';
import { found, Refusal } from '../../answers';
import { MINUTE } from '../../lib/moments';
import type { World } from '../../world';
import { mails, RESEND_WAIT } from '../mails';
import type { Kept } from './kept-reservation';

/** Prefix of an owner without an account. */
const GUEST = 'guest-';

export const isGuests = ({ owner }: Kept): boolean => owner.startsWith(GUEST);

const tokens = (world: World) => world.table('manage tokens', () => new Map<string, string>());

/** The token of a guest's order, which gives access to this order only; undefined for one of an account. */
export function manageTokenOf(world: World, kept: Kept): string | undefined {
  if (!isGuests(kept)) return undefined;
  const token = tokens(world).get(kept.id) ?? crypto.randomUUID();
  tokens(world).set(kept.id, token);
  return token;
}

/** The id of the order whose token a request carries; undefined without one, and for an account's order. */
export function orderOfToken(world: World, headers: Headers): string | undefined {
  const given = headers.get(MANAGE_TOKEN_HEADER);
  return given ? [...tokens(world)].find(([, token]) => token === given)?.[0] : undefined;
}

/** The order becomes an account's: its manage link ends. */
export function giveTo(world: World, kept: Kept, owner: string): Kept {
  kept.owner = owner;
  tokens(world).delete(kept.id);
  return kept;
}

/** Wrong tries by number or by person, and for how long they count, in ms. */
const MOST_TRIES = 5;
const TRIES_COUNT = 15 * MINUTE;

const tries = (world: World) => world.table('order searches', () => new Map<string, number[]>());

interface Searched {
  number: string;
  email?: string;
  cpf?: string;
}

/** Finds a guest's order; the same answer whatever is wrong, and none after some tries of a number or a person. */
export function findGuestOrder(world: World, all: Iterable<Kept>, { number, email, cpf }: Searched): Kept {
  const person = email?.trim().toLowerCase() || digitsOf(cpf ?? '');
  const now = world.now();
  const keys = [`number ${number.trim()}`, `person ${person}`];
  const recent = (key: string) => (tries(world).get(key) ?? []).filter((at) => at > now - TRIES_COUNT);
  if (keys.some((key) => recent(key).length >= MOST_TRIES))
    throw new Refusal(429, { error: 'too many tries' });
  const kept = [...all].find(
    (each) =>
      person !== '' &&
      each.number === number.trim() &&
      isGuests(each) &&
      (email ? each.lead.email.toLowerCase() === person : each.lead.cpf === person),
  );
  if (!kept) for (const key of keys) tries(world).set(key, [...recent(key), now]);
  return found(kept, 'reservation');
}

const masked = (email: string): string => email.replace(/^(.).*@/, '$1***@');

/** Sends the manage link to the e-mail of the order, and to no other; refused soon after the last. */
export function mailManageLink(world: World, kept: Kept, page: string, origin: string | null): string {
  const isPage = URL.canParse(page) && /^https?:$/.test(new URL(page).protocol);
  if (!isPage || (origin && new URL(page).origin !== origin))
    throw new Refusal(422, { error: 'the page is none of this site' });
  const token = manageTokenOf(world, kept);
  if (!token) throw new Refusal(409, { error: 'the order is of an account' });
  const to = kept.lead.email;
  if (!to) throw new Refusal(422, { error: 'the order has no e-mail' });
  const last = mails(world).findLast((mail) => mail.to === to);
  if (last && world.now() < Date.parse(last.at) + RESEND_WAIT)
    throw new Refusal(429, { error: 'an e-mail was sent a moment ago' });
  const subject = `Sua reserva ${kept.number}`;
  const link = manageLink(page, ORDER_PARAMETER, kept.id, token);
  mails(world).push({ ...world.state.stamp(), to, subject, code: '', link });
  return masked(to);
}

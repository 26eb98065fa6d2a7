import { Refusal } from '../answers';
import { HOUR, MINUTE } from '../lib/moments';
import type { World } from '../world';
import { signInManners } from './sign-in-manners';

/** Lifetime of a session, in ms. */
export const SESSION_LIFETIME = 8 * HOUR;
/** Wrong passwords after which a name is locked, and for how long, in ms. */
export const WRONG_PASSWORDS = 5;
export const LOCK = 15 * MINUTE;

/** How long an identity that ends by itself lasts, in ms. */
export const IDENTITY_LIFETIME = 20 * MINUTE;

/** Ends of the sessions that the sandbox has started, by token. */
const sessions = (world: World) => world.table('sessions', () => new Map<string, number>());

/** Starts a session of an account: its token is the account's, a dot and a number. */
export function newToken(world: World, account: { token: string }): string {
  const made = `${account.token}.${world.state.stamp().n}`;
  sessions(world).set(made, world.now() + SESSION_LIFETIME);
  return made;
}

/** The account's part of a token; empty if its session has ended. The tokens of the panel do not end. */
export function liveToken(world: World, token: string): string {
  const [account = '', number] = token.split('.');
  return number === undefined || (sessions(world).get(token) ?? 0) > world.now() ? account : '';
}

/** Whether the identity of a sign-in has ended by itself; those of the panel's tokens do not. */
export function hasIdentityEnded(world: World, token: string): boolean {
  const ends = sessions(world).get(token);
  if (ends === undefined || signInManners(world).keepsIdentity) return false;
  return world.now() - (ends - SESSION_LIFETIME) >= IDENTITY_LIFETIME;
}

const failures = (world: World) =>
  world.table('wrong passwords', () => new Map<string, { count: number; until: number }>());

/**
 * Counts a sign-in of a name, known or not, so that the answer does not tell which names are known. Refuses a name with
 * too many wrong passwords.
 */
export function countSignIn(world: World, name: string, isRight: boolean): void {
  const key = name.trim().toLowerCase();
  const table = failures(world);
  const now = world.now();
  const known = table.get(key);
  const current = known && now < known.until ? known : { count: 0, until: now + LOCK };
  if (current.count >= WRONG_PASSWORDS) throw new Refusal(429, { error: 'too many wrong passwords' });
  if (isRight) table.delete(key);
  else table.set(key, { count: current.count + 1, until: now + LOCK });
}

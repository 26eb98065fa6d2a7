import { number, object, string } from 'valibot';
import { hasSignOn } from '#domain/access/roles';
import { WEAK_LOGIN } from '#domain/access/weak-login';
import { writeAddress } from '#page/address/write-address';
import { brand, country } from '#page/core/metadata';
import { type SafeUrl, safeUrl } from '#page/core/safe-url';
import { takeSecret } from '#page/core/secret-fragment';
import { randomId } from '#page/random-id';
import { passable, reportLeftOut, weakLoginQuery } from '#page/session/weak-login';
import { persisted } from '#page/settings/storage';
import { signInWithProvider, signOn } from '#services/auth';

/** Names of the parameters with which the other site returns: the first two in the query, the others in the fragment. */
const PARAMS = { provider: 'vt-provider', state: 'vt-state', token: 'vt-token', error: 'vt-error' } as const;

/** Lifetime in ms of a sign-in that another site was asked for. */
const STATE_LIFETIME = 10 * 60_000;

/** The sign-in that this tab has asked for: its random state, which the answer must carry, and no personal data. */
const stored = persisted('sign-on', object({ state: string(), provider: string(), askedAt: number() }), {
  area: 'sessionStorage',
  lifetime: () => STATE_LIFETIME,
});

/** Returns this page's address without what a sign-on added. */
function withoutAnswer(address: string = location.href): string {
  const url = new URL(address);
  for (const name of [PARAMS.provider, PARAMS.state]) url.searchParams.delete(name);
  return url.href;
}

/**
 * Returns the parameters of the sign-on (spec roles#sign-on-brands): the brand if it has one of its own, and the whole
 * query of a weak login that may be passed on, whose brand is the weak login's. What is left out is reported.
 */
function signOnQuery(provider: string, redirectUri: string): Record<string, string | string[] | undefined> {
  const own = brand() ?? '';
  const ours = { country: country() ?? undefined, redirectUri, provider };
  if (weakLoginQuery() === '') return { ...(hasSignOn(own) && { brand: own }), ...ours };
  const { query, leftOut } = passable(weakLoginQuery());
  const given = new URLSearchParams(query);
  reportLeftOut(
    [...leftOut, ...Object.keys(ours).filter((name) => given.has(name))],
    'may hold a credential or personal data, or is ours; it is not given to the sign-on',
  );
  const weak = Object.fromEntries([...given.keys()].map((name) => [name, given.getAll(name)]));
  return { ...weak, ...WEAK_LOGIN, ...ours };
}

/**
 * Resolves to the address of another site's sign-on, which returns to this page with the state that is stored here.
 * Throws a ServiceError; a TypeError for an address that is not https, nor of this site.
 */
export async function signOnAddress(provider: string): Promise<SafeUrl> {
  const state = randomId();
  stored.save({ state, provider, askedAt: Date.now() });
  const back = new URL(withoutAnswer());
  back.searchParams.set(PARAMS.provider, provider);
  back.searchParams.set(PARAMS.state, state);
  const { url } = await signOn({ query: signOnQuery(provider, back.href) });
  const target = new URL(url, location.href);
  const address = safeUrl(target.href);
  if (!address || (target.protocol !== 'https:' && target.origin !== location.origin)) {
    throw new TypeError('the sign-on is not on https');
  }
  return address;
}

/** The answer of another site: a token for the service, or why there is none. */
export type SignOnAnswer =
  | { kind: 'none' }
  | { kind: 'token'; provider: string; token: string }
  | { kind: 'cancelled' }
  /** Nobody on this tab has asked, or too long ago: the answer may be an attacker's. */
  | { kind: 'foreign' };

/**
 * Returns the answer with which another site has led here, once: the fragment has lost it in the loader's first task, the query
 * loses the rest, and the stored state is used up. An answer whose state is not the stored one is not used.
 */
export function takeSignOnAnswer(): SignOnAnswer {
  const token = takeSecret(PARAMS.token);
  const failed = takeSecret(PARAMS.error) !== null;
  if (!token && !failed) return { kind: 'none' };
  const state = new URLSearchParams(location.search).get(PARAMS.state);
  writeAddress(withoutAnswer());
  const asked = stored.load();
  stored.clear();
  if (!asked || asked.state !== state) return { kind: 'foreign' };
  return token && !failed ? { kind: 'token', provider: asked.provider, token } : { kind: 'cancelled' };
}

/** Resolves to the session of another site's token. Throws a ServiceError. */
export const signInSocially = ({ provider, token }: { provider: string; token: string }) =>
  signInWithProvider({ body: { provider, token } });

import { string } from 'valibot';
import { weakLogin } from '#domain/access/weak-login';
import { isPrivateParameter } from '#domain/address/private-parameter';
import { reportProblem } from '../settings/report-problem';
import { persisted } from '../settings/storage';

/** Names that may be reported: any other text may be a value. */
const REPORTABLE = /^[a-z][\w.-]{0,39}$/i;

/** For the visit. */
const stored = persisted('weak-login', string(), { area: 'sessionStorage' });

/** Returns what of a weak login's query may be stored and given to a service, and the names of what may not. */
export function passable(query: string): { query: string; leftOut: string[] } {
  const kept = new URLSearchParams(query);
  const leftOut = [...new Set(kept.keys())].filter((name) => isPrivateParameter(name));
  for (const name of leftOut) kept.delete(name);
  return { query: kept.toString(), leftOut };
}

/** Returns what a list of left-out parameters is called in a report: their names, never their values. */
export const namesOf = (leftOut: readonly string[]): string =>
  leftOut.map((name) => (REPORTABLE.test(name) ? name : '(?)')).join(', ');

/** Reports to the page's author which parameters of a weak login are not passed on, and why. */
export function reportLeftOut(leftOut: readonly string[], reason: string): void {
  if (leftOut.length > 0) reportProblem(`weak login: ${namesOf(leftOut)}`, reason);
}

/**
 * Stores the query of an address that a weak login opened, so that it can be passed on (spec roles#weak-login). What may
 * hold a credential or personal data is left out, which is reported.
 */
export function storeWeakLogin(address: string = location.href): void {
  const query = weakLogin(address);
  if (query === null) return;
  const { query: kept, leftOut } = passable(query);
  reportLeftOut(
    leftOut,
    'may hold a credential or personal data; only this page passes it on to the sign-in',
  );
  stored.save(kept);
}

/** Returns the query to pass on to a sign-in: this page's, else that of an earlier page of the visit; empty if none. */
export const weakLoginQuery = (address: string = location.href): string =>
  weakLogin(address) ?? stored.load() ?? '';

import { string } from 'valibot';
import { weakLogin } from '../domain/weak-login';
import { persisted } from './settings/storage';

/** Names of parameters that may hold a credential or personal data: passed on by this page only, never stored. */
const PRIVATE =
  /token|code|secret|state|nonce|key|pass|senha|session|cpf|cnpj|dni|mail|phone|fone|name|nome|birth|jwt|assertion/i;

/** For the visit. */
const stored = persisted('weak-login', string(), { area: 'sessionStorage' });

/** Stores the query of an address that a weak login opened, so that it can be passed on (spec roles#weak-login). */
export function storeWeakLogin(address: string = location.href): void {
  const query = weakLogin(address);
  if (query === null) return;
  const kept = new URLSearchParams(query);
  for (const name of [...kept.keys()]) if (PRIVATE.test(name)) kept.delete(name);
  stored.save(kept.toString());
}

/** Returns the query to pass on to a sign-in: this page's, else that of an earlier page of the visit; empty if none. */
export const weakLoginQuery = (address: string = location.href): string =>
  weakLogin(address) ?? stored.load() ?? '';

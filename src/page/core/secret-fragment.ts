import { writeFragment } from '../address/write-address';
import { pageSingleton } from './page-singleton';

/**
 * What of the fragment is secret, or belongs to it: the answer of another site's sign-on, the tokens of an order and of an
 * appointment, the code of an e-mail. Written out: the loader loads nothing to know it.
 */
const SECRET = /^vt-(token|error|manage|code|visit|virtual-event|test-drive)=/;

/** By name, in memory only, until the widget takes it that it is for. */
const secrets = pageSingleton('secretFragment', () => new Map<string, string>());

/**
 * Takes the secrets from the fragment of this page's address, which keeps the rest as it is. In the loader's first task:
 * neither a script that runs later, a copied address nor the history has them, however late the widget's code comes.
 */
export function takeSecrets(): void {
  const parts = location.hash.slice(1).split('&');
  const found = parts.filter((part) => SECRET.test(part));
  if (found.length === 0) return;
  for (const [name, value] of new URLSearchParams(found.join('&'))) secrets.set(name, value);
  const rest = parts.filter((part) => !SECRET.test(part)).join('&');
  writeFragment(rest && `#${rest}`);
}

/** Whether the address had a secret of this name, and nobody has taken it. */
export function hasSecret(name: string): boolean {
  takeSecrets();
  return secrets.has(name);
}

/** Returns the secret of this name, once; null without one. */
export function takeSecret(name: string): string | null {
  takeSecrets();
  const secret = secrets.get(name) ?? null;
  secrets.delete(name);
  return secret;
}

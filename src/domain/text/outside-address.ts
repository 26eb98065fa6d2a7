import { parseUrl } from '../address/parse-url';

/** Names of hosts on the visitor's own machine or network. */
const PRIVATE = /(^|\.)(localhost|local|internal|lan|home|intranet)$/;
/** A public host name: labels with dots, the last one not a number, as an IP address has it. */
const PUBLIC = /^([a-z\d-]+\.)+[a-z][a-z\d-]+$/;

/**
 * Returns an address of another site that a service names, if a visitor may be led there: on https, with a public host
 * name, without credentials; null for any other.
 */
export function outsideAddress(text: string): string | null {
  const url = parseUrl(text);
  if (!url) return null;
  const { href, protocol, hostname, username, password } = url;
  const isPublic = PUBLIC.test(hostname) && !PRIVATE.test(hostname);
  return protocol === 'https:' && isPublic && !username && !password ? href : null;
}

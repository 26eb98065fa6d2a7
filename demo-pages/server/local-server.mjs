/**
 * What each HTTP server of this machine refuses. A page of another site may have its name answered with 127.0.0.1 (DNS
 * rebinding) and is then of the server's own origin for the browser: the Host header still has that name.
 */

/** Bytes that a body may have. */
export const BODY_LIMIT = 1_000_000;

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/i;

/** @param {string} host of a Host header, with or without a port */
const withoutPort = (host) => host.replace(/:\d+$/, '');

/**
 * Returns whether a Host header names this machine, or a name that the developer allows.
 * @param {string | undefined} host @param {readonly string[]} [allowed] names without ports
 */
export function isAllowedHost(host = '', allowed = []) {
  const name = withoutPort(host);
  return LOOPBACK.test(name) || allowed.some((each) => each.toLowerCase() === name.toLowerCase());
}

/** @param {string} url as the request line has it @returns {boolean} whether its path can be read as text */
function isReadable(url) {
  if (!url.startsWith('/')) return false;
  try {
    return !decodeURIComponent(url.replace(/[?#].*$/s, '')).includes('\0');
  } catch {
    return false;
  }
}

/**
 * Returns the status with which a request is refused, undefined for one that is to be answered: 403 for another host, 400
 * for an address that is none, 413 for a body that says to be longer than `limit`.
 * @param {Pick<import('node:http').IncomingMessage, 'url' | 'headers'>} request
 * @param {{ allowed?: readonly string[], limit?: number }} [options] limit: in bytes, 1 MB by default
 * @returns {403 | 400 | 413 | undefined}
 */
export function refusalOf({ url = '', headers }, { allowed, limit = BODY_LIMIT } = {}) {
  if (!isAllowedHost(headers.host, allowed)) return 403;
  if (!isReadable(url)) return 400;
  return Number(headers['content-length'] ?? 0) > limit ? 413 : undefined;
}

/**
 * Returns the domains that a cookie of this host may have, widest first, and last of all '' for this host alone. Which of
 * them are public suffixes, as com.br, only the browser knows: it refuses them. An IP address and a host of one label have
 * no wider one.
 */
export function cookieDomains({ hostname } = location): string[] {
  const labels = /^[\d.]+$|^\[/.test(hostname) ? [] : hostname.split('.');
  return [...labels.slice(1).map((_, index) => `.${labels.slice(-2 - index).join('.')}`), ''];
}

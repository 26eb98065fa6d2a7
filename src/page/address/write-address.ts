/**
 * Writes an address of this page to the browser's history, as a new entry or in place of the current one, whose state it
 * keeps: the page's router may use it. The address is absolute text: a relative one is resolved against `<base>`, which may
 * be another site, and routers that wrap the function expect text. Where the browser refuses (a frame without an origin,
 * too many entries in a short time) or a router throws, the address stays.
 */
export function writeAddress(address: string | URL, how: 'push' | 'replace' = 'replace'): void {
  const { href } = new URL(address, location.href);
  try {
    if (how === 'push') history.pushState(history.state, '', href);
    else history.replaceState(history.state, '', href);
  } catch {
    // What is shown does not depend on the address.
  }
}

/** Replaces the fragment of this page's address, `#` included; empty for none. */
export const writeFragment = (fragment: string): void =>
  writeAddress(location.href.replace(/#.*/s, '') + fragment);

/**
 * The cookies of a story's session. Pages with several stories as frames have one visit per frame: the frames of a page share its
 * cookies, so that each has names of its own.
 */

/** Parameter of a frame's address: which frame of its page it is. */
export const FRAME = 'vt-frame';

/** Returns the names of the cookies in a document by its query. */
export function cookieNames(search: string) {
  const frame = new URLSearchParams(search).get(FRAME);
  const ending = frame ? `_${frame}` : '';
  return { ending, session: `vitrine_session${ending}`, identity: `vitrine_identity${ending}` };
}

// Stories change their address later.
const names = cookieNames(location.search);

/** Metadata with the names of the cookies, where they are not the usual ones. */
export const COOKIE_METADATA: Readonly<Record<string, string>> = names.ending
  ? { 'session-cookie': names.session, 'identity-cookie': names.identity }
  : {};

function write(name: string, value: string, more = ''): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `${name}=${value}; path=/${more}`;
}

/** Removes the library's cookies; in a frame its own only. */
export function forgetCookies(): void {
  for (const text of document.cookie.split('; ')) {
    const [name = ''] = text.split('=');
    if (name.startsWith('vitrine_') && name.endsWith(names.ending)) write(name, '', '; max-age=0');
  }
}
if (names.ending) addEventListener('pagehide', forgetCookies);

/** Signs in one of the sandbox's people. */
export function signIn(user: string): void {
  write(names.session, user);
  write(names.identity, `id-${user}`);
}

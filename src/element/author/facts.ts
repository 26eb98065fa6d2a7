import { weakLogin } from '#domain/access/weak-login';
import { cookieDomain } from '#page/cookie-domain';
import { namesOf, passable } from '#page/session/weak-login';
import type { NoteWords } from './words';

/** Returns what the library has found out about the page, which its author could not know otherwise. */
export function pageFacts(words: NoteWords): string[] {
  const domain = cookieDomain();
  const cookies =
    domain === undefined
      ? words.cookiesBlocked
      : domain
        ? words.cookiesOf.replace('{domain}', domain.replace(/^\./, ''))
        : words.cookiesHere.replace('{host}', location.hostname);
  const weak = weakLogin(location.href);
  const { leftOut } = passable(weak ?? '');
  if (weak === null) return [cookies];
  return [
    cookies,
    leftOut.length > 0 ? words.weakLeftOut.replace('{names}', namesOf(leftOut)) : words.weakWhole,
  ];
}

import { weakLogin } from '#domain/access/weak-login';
import { cookieDomain } from '#page/cookie-domain';
import { namesOf, passable } from '#page/weak-login';
import type { NoteWords } from './words';

/** Returns what the library has found out about the page, which its author could not know otherwise. */
export function pageFacts(w: NoteWords): string[] {
  const domain = cookieDomain();
  const cookies =
    domain === undefined
      ? w.cookiesBlocked
      : domain
        ? w.cookiesOf.replace('{domain}', domain.replace(/^\./, ''))
        : w.cookiesHere.replace('{host}', location.hostname);
  const weak = weakLogin(location.href);
  const { leftOut } = passable(weak ?? '');
  if (weak === null) return [cookies];
  return [cookies, leftOut.length > 0 ? w.weakLeftOut.replace('{names}', namesOf(leftOut)) : w.weakWhole];
}

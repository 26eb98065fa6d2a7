import { pageDocument } from '../core/native';
import { reportProblem } from './report-problem';
import { TOKEN } from './settings';

/** The page's cookies as text; empty if they are blocked. */
export function allCookies(): string {
  try {
    return pageDocument.cookie;
  } catch {
    return '';
  }
}

const decoded = (text: string): string =>
  text.replace(/(%[\dA-F]{2})+/gi, (sequence) => decodeURIComponent(sequence));

/** Returns the values of all cookies of a name, as a browser orders them: those of longer paths first. */
function valuesOf(name: string): string[] {
  const values: string[] = [];
  for (const pair of allCookies().split('; ')) {
    const [key, ...value] = pair.split('=');
    try {
      if (key === name) values.push(decoded(value.join('=').replace(/^"(.*)"$/, '$1')));
    } catch {
      // Invalid UTF-8; the other pairs are not affected.
    }
  }
  return values;
}

/**
 * Returns a cookie's value, the first of several; undefined if there is none or cookies are blocked. Skips a value that cannot
 * be decoded. Names are compared as they are: browsers keep what begins with __Host- to one host by its raw name, and an
 * encoded one is another cookie.
 */
export const cookie = (name: string): string | undefined => valuesOf(name)[0];

/** Whether there are cookies of a name with different values: one may be another host's, set for a longer path. */
export const isDoubtful = (name: string): boolean => new Set(valuesOf(name)).size > 1;

/**
 * Returns a cookie's value if it is valid in a header; a value with other characters is not a token. Of two values neither is
 * trusted, which is reported: who sets one for a part of the site would choose in whose name the visitor acts.
 */
export function tokenOf(name: string): string | undefined {
  if (isDoubtful(name)) {
    reportProblem(
      `cookie ${name}`,
      'two values, neither of which is used; expected one, set for path / by one host or their common domain',
    );
    return undefined;
  }
  const value = cookie(name);
  return value && TOKEN.test(value) ? value : undefined;
}

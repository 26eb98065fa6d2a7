import { pageSingleton } from './core/page-singleton';
import { randomId } from './random-id';
import { cookieDomains } from './settings/cookie-domains';
import { allCookies } from './settings/cookies';
import { reportProblem } from './settings/report-problem';
import { setting } from './settings/settings';
import { eraseCookie, writeCookie } from './write-cookie';

/** Of a cookie that exists for a moment, to see whether the browser keeps it. */
const PROBE = 'vitrine_probe';

/** What the browser has accepted, and for which of the author's settings and host. */
const found = pageSingleton('cookieDomain', () => ({ asked: '', domain: '' }));

/** Path and security of our cookies (spec roles#session). An empty domain is this host alone. */
export const scopeOf = (domain: string): Cookies.CookieAttributes => ({
  path: '/',
  sameSite: 'Lax',
  secure: location.protocol === 'https:',
  ...(domain && { domain }),
});

/** Every domain that a cookie of ours may have: the author's, then the widest first, then this host alone. */
export const everyDomain = (): string[] => [
  ...new Set([setting('cookie-domain')?.toLowerCase() ?? '', ...cookieDomains()].filter(Boolean)),
  '',
];

/** Writes a cookie and reads it back. */
function isAccepted(domain: string): boolean {
  const value = randomId();
  try {
    writeCookie(PROBE, value, scopeOf(domain));
    return allCookies().includes(`${PROBE}=${value}`);
  } catch {
    return false;
  } finally {
    try {
      eraseCookie(PROBE, scopeOf(domain));
    } catch {
      // Blocked cookies contain nothing to remove.
    }
  }
}

/**
 * Returns the domain of our cookies, found by trying: the author's, else the widest that the browser accepts, which is
 * the brand's for all of its hosts (spec roles#session); '' for this host alone; undefined if cookies are blocked, which
 * is tried again the next time. An author's domain that the browser refuses is reported.
 */
export function cookieDomain(): string | undefined {
  const named = setting('cookie-domain')?.toLowerCase();
  const asked = `${location.host} ${named ?? ''}`;
  if (found.asked === asked) return found.domain;
  const domain = everyDomain().find(isAccepted);
  if (domain === undefined) return undefined;
  if (named && domain !== named) {
    reportProblem(
      '<meta name="vitrine:cookie-domain">',
      `the browser refuses "${named}" on ${location.hostname}; used instead: ${domain || 'this host alone'}`,
    );
  }
  Object.assign(found, { asked, domain });
  return domain;
}

/** What browsers and caches keep of an answer: its cookies, and the answer itself. */
import type { Definition } from '#services/http/types';
import type { Answer } from '../exchange';
import { type Finding, finding, quoted } from '../finding';

const directivesOf = ({ headers }: Answer): Map<string, string> =>
  new Map(
    (headers.get('cache-control') ?? '').split(',').flatMap((each) => {
      const [name = '', value = ''] = each.trim().toLowerCase().split('=');
      return name ? [[name, value.replaceAll('"', '')] as const] : [];
    }),
  );

/** Whether the answer is one visitor's. A token that is only sent if there is one says nothing about the answer. */
export const isPrivate = ({ auth = 'none-stated', staff, wire }: Definition): boolean =>
  /^(bearer|id-token|cookie-bearer|basic)$/.test(auth) ||
  !!staff ||
  (!!wire?.guest && wire.guest !== 'anyone');

/** Whether a shared cache, such as a CDN, may keep the answer and give it to others (RFC 9111). */
export function isShared(answer: Answer): boolean {
  const directives = directivesOf(answer);
  if (directives.has('no-store') || directives.has('private')) return false;
  const age = Number(directives.get('s-maxage') ?? directives.get('max-age') ?? 0);
  return age > 0 || (directives.has('public') && !directives.has('no-cache'));
}

/** Whether caches keep an answer for each value of a request header. */
export const variesBy = ({ headers }: Answer, name: string): boolean =>
  (headers.get('vary') ?? '')
    .toLowerCase()
    .split(',')
    .some((each) => [name, '*'].includes(each.trim()));

/** Checks what caches may do with an answer. isOtherOrigin: whether pages of other origins read it. */
export function cachingFindings(definition: Definition, answer: Answer, isOtherOrigin: boolean): Finding[] {
  if (!isShared(answer)) return [];
  const control = quoted(answer.headers.get('cache-control') ?? '');
  if (isPrivate(definition))
    return [
      finding(
        'private-cached',
        `the answer is one visitor's, and Cache-Control: ${control} lets caches give it to others; answer Cache-Control: private, no-store`,
      ),
    ];
  const findings: Finding[] = [];
  if (answer.cookies.length > 0)
    findings.push(
      finding(
        'cookie-cached',
        `caches may keep the answer (Cache-Control: ${control}) with its Set-Cookie, which then goes to every visitor; set no cookie there`,
      ),
    );
  const allowed = answer.headers.get('access-control-allow-origin') ?? '*';
  if (isOtherOrigin && allowed !== '*' && !variesBy(answer, 'origin'))
    findings.push(
      finding(
        'vary-origin',
        `caches may keep the answer (Cache-Control: ${control}) for one origin and give it to pages of another; answer Vary: Origin`,
      ),
    );
  return findings;
}

interface Cookie {
  name: string;
  attributes: Map<string, string>;
}

function cookieOf(line: string): Cookie {
  const [pair = '', ...rest] = line.split(';');
  const attributes = rest.map((each): [string, string] => {
    const [name = '', value = ''] = each.trim().toLowerCase().split('=');
    return [name, value];
  });
  return { name: quoted(pair.split('=')[0]?.trim() ?? ''), attributes: new Map(attributes) };
}

export interface CookieRules {
  /** Whether the service is asked by https. */
  isSecure: boolean;
  isOtherOrigin: boolean;
  /** The cookies that widgets read as the visitor's session and identity. */
  sessionCookies: readonly string[];
}

/** Checks one cookie: the first thing that is wrong, since a browser that refuses it looks no further. */
function cookieFinding({ name, attributes }: Cookie, rules: CookieRules): Finding | undefined {
  const isSession = rules.sessionCookies.includes(name);
  const of = `the cookie ${name}`;
  // Browsers drop it there, and nothing relies on it: a load balancer's, for example.
  if (rules.isOtherOrigin && !isSession) return undefined;
  if (isSession && rules.isOtherOrigin)
    return finding(
      'cookie-origin',
      `${of} is set by another origin than the page's, and browsers drop it, since calls carry no credentials there; set the session on the site's own domain`,
    );
  if (attributes.get('samesite') === 'none' && !attributes.has('secure'))
    return finding('cookie-none', `${of} has SameSite=None without Secure, and browsers drop it; add Secure`);
  if (rules.isSecure && !attributes.has('secure'))
    return finding(
      'cookie-secure',
      `${of} has no Secure, so that it is sent without encryption too; add Secure`,
    );
  if (isSession && attributes.has('httponly'))
    return finding(
      'cookie-http-only',
      `${of} is HttpOnly, and widgets read the session there; set it without HttpOnly`,
    );
  if (!attributes.has('samesite'))
    return finding(
      'cookie-same-site',
      `${of} has no SameSite, which browsers read in different ways; add SameSite=Lax`,
    );
  return undefined;
}

export const cookieFindings = ({ cookies }: Answer, rules: CookieRules): Finding[] =>
  cookies.flatMap((line) => cookieFinding(cookieOf(line), rules) ?? []);

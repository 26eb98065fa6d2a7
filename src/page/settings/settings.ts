import { parseUrl } from '#domain/address/parse-url';
import { BRANDS, COUNTRIES, LANGUAGES } from '#domain/core/brands';
import { MARKETS } from '#domain/place/markets';
import { baseAddress } from '../address/base-address';
import { authoredWord } from '../core/authored';
import { isAllowedHost } from './allowed-hosts';
import { metaText } from './meta-text';
import { reportProblem } from './report-problem';

/**
 * A setting: returns the value of a tag's text, undefined if the text is invalid; and the report for authors then. Plain
 * functions, since every widget that makes a call loads them.
 */
type Parser<T> = readonly [parse: (text: string) => T | undefined, expected: string];

const oneOf = <const T extends string>(words: readonly T[], shown: readonly T[] = words): Parser<T> => [
  (text) => authoredWord(text, words),
  `expected one of ${shown.join(', ')}`,
];
const like = (pattern: RegExp, expected: string): Parser<string> => [
  (text) => (pattern.test(text) ? text : undefined),
  `expected ${expected}`,
];

const flag = oneOf(['on', 'off', 'true', 'false'], ['on', 'off']);
/** Allowed characters of cookie and header names. */
export const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;
/** Without the percent sign, which scripts that write cookies encode. */
const cookieName = like(/^[\w!#$&'*+.^`|~-]+$/, 'a cookie name');
/** Allowed characters of a header value: visible ASCII without spaces. */
export const TOKEN = /^[!-~]+$/;
const token = like(TOKEN, 'ASCII characters without spaces');

/** Settings with the address of what the page trusts: it receives a card or a report, or renames what services are sent. */
const FETCHED: readonly string[] = ['face-detector', 'card-provider', 'card-frame', 'report', 'wire'];

const httpsOrPath = like(/^(https:\/)?\/[^/\\]\S*$/i, 'https://... or /...');

/** All metadata tags except those of services (spec market#page-metadata). */
export const SETTINGS = {
  /** The page's brand: colours, corners, and what services answer. */
  brand: oneOf(BRANDS),
  /** The page's country: documents, phones, currency, services. */
  country: oneOf(COUNTRIES),
  /** Language of the texts; pt-BR by default. */
  language: oneOf(LANGUAGES),
  /** Market of price calls; that of the country by default. */
  market: oneOf(MARKETS),
  /**
   * Hosts from which code may come and to which calls may go, the page's own besides; any by default. *.brand.example are
   * all hosts below one. Write it in the head, before what it limits.
   */
  'allowed-hosts': like(
    /^(\*\.)?[a-z\d.-]+(:\d+)?([\s,;|]+(\*\.)?[a-z\d.-]+(:\d+)?)*$/i,
    'hosts, as cdn.example *.brand.example',
  ),
  /** With author, a widget that cannot work shows in its place what is missing. */
  mode: oneOf(['author', 'visitor']),
  /** Milliseconds for which a chosen city is kept; 14400000 by default. */
  'cache-ttl': [
    (text: string) => (/^0*[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined),
    'expected whole milliseconds, as 14400000',
  ],
  /** Provider that finds addresses and positions. */
  'location-provider': oneOf(['service', 'GCP', 'AWS']),
  /** Key of the location provider AWS. Public. */
  'aws-key': token,
  /** Region of the location provider AWS. */
  'aws-region': token,
  /** The site's id for the lead service. */
  'lead-client-id': token,
  /** The site's secret for the lead service. Public: it identifies the site and does not prove who sends. */
  'lead-client-secret': token,
  /** Provider asked first for a postal code. */
  'postal-service': token,
  /** Provider asked if the first does not find the postal code. */
  'public-lookup': token,
  /** Address of a map's tiles with {z}, {x} and {y}; without it there is no map. */
  'map-tiles': like(
    /^(?=.*\{z})(?=.*\{x})(?=.*\{y})(https:\/\/|\/(?![/\\]))\S+$/i,
    'https://... or /..., with {z}, {x}, {y}',
  ),
  /** Text on the map that names the owner of its data. */
  'map-attribution': like(/./, 'a text'),
  /**
   * Folder with the model blaze_face_short_range.tflite, by which the library helps to take a photo of a face; none by
   * default: no package is known that publishes a model which the detector takes.
   */
  'face-detector': like(/^(https:\/)?\/[^/\\]\S*\/$/i, 'https://.../'),
  /**
   * How a page takes a new card: address of the card provider's frame, in which it is typed. It is of another origin than the
   * page, which sees nothing of the card (PCI DSS: SAQ A).
   */
  'card-frame': like(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1])[:/])[^/\\]\S*$/i, 'https://...'),
  /**
   * The exception, for a provider without a frame: address to which the library's own fields send a new card of a payment, under
   * a one-time token. Every script of the page could read them (PCI DSS: SAQ A-EP at least). With neither, visitors pay with
   * the cards of their wallet.
   */
  'card-provider': httpsOrPath,
  /**
   * Domain of the cookies; the widest above the current host that the browser accepts by default. The host itself where one is
   * enough: the guest's cookie is then one that no other host can set.
   */
  'cookie-domain': like(/^\.?([a-z0-9-]+\.)*[a-z0-9-]+$/i, 'a domain, as .brand.example'),
  /** Names of query parameters that choose the page, besides the usual ones; links to the page keep them. */
  'page-parameters': like(/^[\w.[\]-]+([\s,;|]+[\w.[\]-]+)*$/, 'names, as carro, secao'),
  /** Cookie of the visitor's session; vitrine_session by default. */
  'session-cookie': cookieName,
  /** Cookie of the visitor's identity; vitrine_identity by default. */
  'identity-cookie': cookieName,
  /** Page on which visitors sign in; {return} stands for the address to return to, which is otherwise added as returnUrl. */
  'sign-in': like(/^(https?:\/\/|\.{0,2}\/)(?!\/)./i, 'an address, as /entrar?voltar={return}'),
  /**
   * Host of the brand's single sign-on, the context of calls about promotions and regions; {brand} stands for the page's
   * brand. The host of the auth service by default.
   */
  'sign-on-host': like(/^([a-z\d.-]|\{brand\})+(:\d+)?$/i, 'a host, as entrar.{brand}.example'),
  /** Id of the offer that the page is about, for services that ask for it. */
  'offer-context': token,
  /** Id of the work statement that the page is about, for services that ask for it. */
  'workstatement-context': token,
  /** Header for a key that stays the same when a lead, conversation or proposal is sent again; none by default. */
  'idempotency-header': like(HEADER_NAME, 'the name of a request header, as Idempotency-Key'),
  /**
   * Address of a file with a service's own names for what is ours: paths, query, headers, fields (WireMap); default names
   * without it.
   */
  wire: httpsOrPath,
  /**
   * Consents required: analytics_storage before facts, the report of a lead, reports for monitoring, visited cars, and the
   * analytics' ids in a lead; ad_storage before the click id and a kept campaign. None by default.
   */
  consent: like(/^((analytics|ad)_storage[\s,;|]*)+$/, 'analytics_storage, ad_storage or both'),
  /**
   * With on, the report of a lead also has the session's token in its body, for a service that does not read it from the header;
   * off by default.
   */
  'lead-report-token': flag,
  /** Global array or function that receives the facts; dataLayer by default. */
  'data-layer': like(/^[a-z_$][\w$]*$/i, 'the name of a global variable, as dataLayer'),
  /** Address that receives one report of each watched page view: timings and faults of the widgets; none by default. */
  report: httpsOrPath,
  /** Share of page views that report, 0 to 1; 0.1 by default. */
  'report-sample': like(/^(0|1|0?\.\d{1,6})$/, '0 to 1, as 0.1'),
  /** With on, the lead's CPF field also accepts a CNPJ. */
  'cpf-cnpj-in-lead': flag,
  /** With on, the lead form also asks for the address and checks it by postal code. */
  'address-validation': flag,
  // Parsed where leads are sent (domain/lead-without-cpf).
  /** Where a lead may be sent without a CPF: off, everywhere, or lists of cities and dealers. */
  'lead-without-cpf': like(
    /^\s*((off|everywhere)\s*|(cities|dealers)\s*=[\w\-,\s]*(;\s*(cities|dealers)\s*=[\w\-,\s]*)*)?$/i,
    'off, everywhere, or cities=IBGE,...; dealers=ID,...',
  ),
} as const satisfies Record<string, Parser<unknown>>;

export type SettingName = keyof typeof SETTINGS;
export type Setting<N extends SettingName> = NonNullable<ReturnType<(typeof SETTINGS)[N][0]>>;

/** Resolves an address as service bases are; undefined, and reported, if the page does not allow its host. */
function fetchedAddress(name: string, text: string): string | undefined {
  const url = parseUrl(text, baseAddress());
  if (!url || isAllowedHost(url)) return url?.href;
  reportProblem(`<meta name="vitrine:${name}">`, `${url.host} is not in vitrine:allowed-hosts`);
  return undefined;
}

const parsed = new Map<string, { text: string; value: unknown }>();

/**
 * Returns a setting. The result is cached by the tag's text, so that late or changed tags are
 * noticed. An invalid value is reported once, with its name and the expected value, and counts as missing.
 */
export function setting<N extends SettingName>(name: N): Setting<N> | undefined {
  const text = metaText(name);
  if (text === undefined) return undefined;
  const known = parsed.get(name);
  if (known?.text === text) return known.value as Setting<N>;
  const [parse, expected] = SETTINGS[name];
  const value = FETCHED.includes(name) && parse(text) ? fetchedAddress(name, text) : parse(text);
  if (value === undefined)
    reportProblem(`<meta name="vitrine:${name}">`, `"${text}" is not valid; ${expected}`);
  parsed.set(name, { text, value });
  return value as Setting<N> | undefined;
}

/** Reads all tags of the page, so that each invalid one is reported. */
export const checkSettings = (): void => {
  for (const name of Object.keys(SETTINGS) as SettingName[]) setting(name);
};

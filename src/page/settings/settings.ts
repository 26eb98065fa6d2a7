import {
  check,
  type GenericSchema,
  type InferOutput,
  integer,
  minValue,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
  toNumber,
  transform,
} from 'valibot';
import { BRANDS, COUNTRIES, LANGUAGES, MARKETS } from '../../domain/core/brands';
import { parseLeadWithoutCpf } from '../../domain/lead-without-cpf';
import { metaText } from '../standalone/meta-text';
import { reportProblem } from './report-problem';

const words = (values: readonly string[]) => `expected one of ${values.join(', ')}`;
const flag = [picklist(['on', 'off', 'true', 'false']), words(['on', 'off'])] as const;
/** Allowed characters of cookie and header names. */
const headerName = pipe(string(), regex(/^[\w!#$%&'*+.^`|~-]+$/));
const cookieName = [headerName, 'expected a cookie name'] as const;
/** Allowed characters of a header value: visible ASCII without spaces. */
export const TOKEN = /^[!-~]+$/;
const token = [pipe(string(), regex(TOKEN)), 'expected ASCII characters without spaces'] as const;

/** All metadata tags except those of services: the schema, and the report for authors if a value is invalid (spec market#page-metadata). */
export const SETTINGS = {
  brand: [picklist(BRANDS), words(BRANDS)],
  country: [picklist(COUNTRIES), words(COUNTRIES)],
  language: [picklist(LANGUAGES), words(LANGUAGES)],
  market: [picklist(MARKETS), words(MARKETS)],
  mode: [picklist(['author', 'visitor']), words(['author', 'visitor'])],
  'cache-ttl': [
    pipe(string(), toNumber(), integer(), minValue(1)),
    'expected whole milliseconds, as 14400000',
  ],
  'location-provider': [picklist(['service', 'GCP', 'AWS']), words(['service', 'GCP', 'AWS'])],
  'aws-key': token,
  'aws-region': token,
  'lead-client-id': token,
  'lead-client-secret': token,
  'postal-service': token,
  'public-lookup': token,
  'cookie-domain': [
    pipe(string(), regex(/^\.?([a-z0-9-]+\.)*[a-z0-9-]+$/i)),
    'expected a domain, as .brand.example',
  ],
  'session-cookie': cookieName,
  'identity-cookie': cookieName,
  'idempotency-header': [headerName, 'expected the name of a request header, as Idempotency-Key'],
  'cpf-cnpj-in-lead': flag,
  'address-validation': flag,
  'lead-without-cpf': [
    pipe(
      string(),
      transform(parseLeadWithoutCpf),
      check((value) => value !== null),
      transform((value) => value ?? ({ kind: 'off' } as const)),
    ),
    'expected off, everywhere, or cities=IBGE,...; dealers=ID,...',
  ],
} as const satisfies Record<string, readonly [GenericSchema, string]>;

export type SettingName = keyof typeof SETTINGS;
export type Setting<N extends SettingName> = InferOutput<(typeof SETTINGS)[N][0]>;

const parsed = new Map<string, { text: string; value: unknown }>();

/**
 * Returns a setting, validated by its schema. The result is cached by the tag's text, so that late or changed tags are
 * noticed. An invalid value is reported once, with its name and the expected value, and counts as missing.
 */
export function setting<N extends SettingName>(name: N): Setting<N> | undefined {
  const text = metaText(name);
  if (text === undefined) return undefined;
  const known = parsed.get(name);
  if (known?.text === text) return known.value as Setting<N>;
  const [schema, expected] = SETTINGS[name];
  const result = safeParse(schema, text);
  if (!result.success) reportProblem(`<meta name="vitrine:${name}">`, `"${text}" is not valid; ${expected}`);
  const value = result.success ? result.output : undefined;
  parsed.set(name, { text, value });
  return value as Setting<N> | undefined;
}

/** Reads all tags of the page, so that each invalid one is reported. */
export const checkSettings = (): void => {
  for (const name of Object.keys(SETTINGS) as SettingName[]) setting(name);
};

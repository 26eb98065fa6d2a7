/** The command line of a conformance run, and the files that it names. */
import { readFileSync } from 'node:fs';
import { BRANDS, COUNTRIES } from '#domain/core/brands';
import { SETTINGS, TOKEN } from '#page/settings/settings';
import { type WireMap, wireMapProblem } from '#services/http/wire-names/wire-map';
import { SERVICE_NAMES } from '#services/service-names';
import { readCount, readOptions, WrongUse } from '../command-line';
import type { Run } from './run-conformance';
import { type GivenArguments, unknownArguments, unknownNames } from './selected-calls';

export const HELP = `npx vitrine conformance --services https://host/{service} [options]

  --services URL     address of the services; {service} stands for the name of each
  --origin URL       origin of the site whose pages call them; without it, CORS is not checked
  --only NAMES       services or ids of calls, separated by commas: recall,dealer,PRC-01
  --brand NAME       ${BRANDS.join(', ')} (default fiat)
  --country NAME     ${COUNTRIES.join(', ')} (default BR)
  --token-file F     the session's token of a test account; a second line is its identity token. Never shown
  --page F           JSON of further metadata: { "lead-client-id": "...", "service:price": "https://..." }
  --arguments F      JSON of arguments that the service knows, by call id or name; "*" is for every call:
                     { "RCL-03": { "id": "R-17" }, "*": { "dealerId": "0815" } }
  --wire F           JSON of the service's own names for what is ours, as the page's vitrine:wire names it
  --writes           checks the calls that change something too; only with a test account
  --slow MS          a slower answer is a fault; without it, time is information
  --json F, --junit F  writes a report

Exit code: 0 all well, 1 faults, 2 wrong use.`;

const OPTIONS = {
  services: { type: 'string' },
  origin: { type: 'string' },
  only: { type: 'string' },
  brand: { type: 'string', default: 'fiat' },
  country: { type: 'string', default: 'BR' },
  'token-file': { type: 'string' },
  page: { type: 'string' },
  arguments: { type: 'string' },
  wire: { type: 'string' },
  writes: { type: 'boolean', default: false },
  slow: { type: 'string' },
  json: { type: 'string' },
  junit: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

export interface Options {
  run: Run;
  json: string | undefined;
  junit: string | undefined;
}

function textOf(option: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new WrongUse(`--${option}: ${path} cannot be read.`);
  }
}

function objectOf(option: string, path: string | undefined): Record<string, unknown> {
  if (path === undefined) return {};
  try {
    const value: unknown = JSON.parse(textOf(option, path));
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch (error) {
    // The parser quotes the text, which may have personal data.
    if (error instanceof WrongUse) throw error;
  }
  throw new WrongUse(`--${option}: ${path} has no JSON object.`);
}

function oneOf<T extends string>(option: string, text: string, words: readonly T[]): T {
  const word = words.find((each) => each === text);
  if (!word) throw new WrongUse(`--${option} is one of ${words.join(', ')}, not "${text}".`);
  return word;
}

function readAddress(option: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new WrongUse(`--${option} takes an address with https://.`);
  if (url.username || url.password) throw new WrongUse(`--${option}: the address must not have a password.`);
  return url;
}

function readServices(text: string | undefined): string {
  if (!text) throw new WrongUse(`--services is required.\n\n${HELP}`);
  if (!text.includes('{service}'))
    throw new WrongUse('--services has {service} where the name of a service goes.');
  readAddress('services', text.replaceAll('{service}', 'service'));
  return text;
}

function readTokens(path: string | undefined): Run['tokens'] {
  if (path === undefined) return {};
  const [session, identity] = textOf('token-file', path)
    .split(/\r?\n/)
    .map((line) => line.trim());
  for (const token of [session, identity])
    if (token && !TOKEN.test(token))
      throw new WrongUse(
        `--token-file: ${path} has a line that is no token (ASCII characters without spaces).`,
      );
  if (!session) throw new WrongUse(`--token-file: the first line of ${path} is empty.`);
  return { session, identity: identity || undefined };
}

function readMetadata(path: string | undefined): Record<string, string> {
  const metadata = objectOf('page', path);
  const known = [...Object.keys(SETTINGS), ...SERVICE_NAMES.map((name) => `service:${name}`)];
  for (const [name, value] of Object.entries(metadata)) {
    if (!known.includes(name)) throw new WrongUse(`--page: there is no metadata "${name}".`);
    if (typeof value !== 'string') throw new WrongUse(`--page: "${name}" is a text.`);
  }
  return metadata as Record<string, string>;
}

function readArguments(path: string | undefined): GivenArguments {
  const given = objectOf('arguments', path) as GivenArguments;
  const [unknown] = unknownArguments(given);
  if (unknown) throw new WrongUse(`--arguments: the catalogue has no call "${unknown}".`);
  const flat = Object.keys(given).find((key) => typeof given[key] !== 'object' || given[key] === null);
  if (flat) throw new WrongUse(`--arguments: "${flat}" is an object of arguments.`);
  return given;
}

function readWire(path: string | undefined): WireMap | undefined {
  if (path === undefined) return undefined;
  const value = objectOf('wire', path);
  const problem = wireMapProblem(value);
  if (problem) throw new WrongUse(`--wire: ${path}: ${problem}.`);
  return value;
}

/**
 * Reads the command's words; undefined if they ask for help only.
 * @throws {WrongUse}
 */
export function readRun(words: string[]): Options | undefined {
  const values = readOptions(OPTIONS, words, HELP);
  if (values.help) return undefined;
  const only = (values.only ?? '').split(',').flatMap((name) => name.trim() || []);
  const [unknown] = unknownNames(only);
  if (unknown) throw new WrongUse(`--only: there is no service and no call "${unknown}".`);
  if (values.writes && !values['token-file'])
    throw new WrongUse('--writes changes data: name a test account with --token-file.');
  return {
    run: {
      services: readServices(values.services),
      only,
      brand: oneOf('brand', values.brand, BRANDS),
      country: oneOf('country', values.country, COUNTRIES),
      origin: values.origin === undefined ? undefined : readAddress('origin', values.origin).origin,
      tokens: readTokens(values['token-file']),
      metadata: readMetadata(values.page),
      given: readArguments(values.arguments),
      wire: readWire(values.wire),
      writes: values.writes,
      slow: values.slow === undefined ? undefined : readCount('slow', values.slow),
    },
    json: values.json,
    junit: values.junit,
  };
}

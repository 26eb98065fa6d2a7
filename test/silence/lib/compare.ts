/** What a visit says and sends that the same visit with full answers does not. */
import type { CallEntry } from '#demo-pages/sandbox/state';
import { typed } from './page';
import { BROKEN, figuresIn } from './shown';
import { UNKNOWN } from './variants';
import type { Visit } from './visit';

export interface Finding {
  /** error: thrown; figure: a number, date or amount; claim: a text; sent: a value of a request. */
  what: 'error' | 'figure' | 'claim' | 'sent';
  text: string;
}

/** Made anew in every visit: keys, tokens. */
const RANDOM = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g;
const still = (text: string) => text.replace(RANDOM, '*');

/** The values of a body by their places, the items of a list alike. */
function leaves(value: unknown, path: string, found: Set<string>): Set<string> {
  if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value))
      leaves(each, Array.isArray(value) ? `${path}[]` : `${path}.${name}`, found);
  else found.add(still(`${path}=${JSON.stringify(value)}`));
  return found;
}

/** Everything that was sent by a visit: addresses, and the values of bodies. */
function sentBy(entries: readonly CallEntry[]): Set<string> {
  const found = new Set<string>();
  for (const { call, method, address, body } of entries) {
    if (method !== 'GET') leaves(body, call, found);
    found.add(still(`${call} ${decodeURIComponent(address)}`));
  }
  return found;
}

/** Words whose absence turns a sentence round. */
const TURNING =
  /^(não|no|nem|ni|sem|sin|nenhum\S*|ningun\S*|nunca|até|hasta|cerca|desde|partir|máximo|mínimo)$/i;
const wordsIn = (line: string) => line.split(/[\s·,.:;()|/–—-]+/).filter(Boolean);

/** Whether a line says no more than one that was shown: its words in the same order, some left out. */
function isPartOf(line: readonly string[], whole: readonly string[]): boolean {
  let at = 0;
  for (const word of whole) {
    if (word === line[at]) at++;
    else if (TURNING.test(word)) return false;
  }
  return at === line.length;
}

/** What says that something is not known, or could not be done; these are what a silent service is answered with. */
const SILENT =
  /não (foi|foram) (possível|informad|registrad)|não informa|não informou|indisponíve|não est(á|ão) disponíve|não pud(e|eram) ser|não pôde ser|^Tentar novamente$|sendo atualizad|Tente novamente|sob consulta|^Em atualização$|^Carregando|Nada do que você digitou|O que você digitou foi mantido|^A falha foi|^Código do erro|^Intentar de nuevo|no se pudo cargar/i;

const isAddress = (text: string) => /^(https?:\/\/|about:|\/)\S+$/.test(text);
/** A figure of a request, or nothing in its place. */
const isTelling = (leaf: string) => /=(-?\d[\d.]*|""|null|true|false|"\d{4}-\d\d.*"|"\d+")$/.test(leaf);

/** Texts of the full answers that are words, and no figures: a name, a code. The longest first. */
function wordsSaid({ answers }: Visit): string[] {
  const found = new Set<string>();
  const walk = (value: unknown) => {
    if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) walk(each);
    else if (
      typeof value === 'string' &&
      value.length > 3 &&
      /\p{L}/u.test(value) &&
      !/^\d{4}-\d\d/.test(value)
    )
      found.add(value.toLowerCase());
  };
  for (const { answers: all } of answers.values()) walk(all);
  return [...found].sort((one, other) => other.length - one.length);
}

/** Letters and digits alone: a typed text, with a mask or without. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** What a visit with full answers shows and sends; others are compared with it. */
export function baselineOf(full: Visit) {
  const lines = new Set([...full.lines].map(still));
  const said = wordsSaid(full);
  return {
    lines,
    figures: new Set([...lines].flatMap(figuresIn)),
    sent: sentBy(full.sent),
    words: [...lines].map((line) => wordsIn(line.toLowerCase())),
    /** A line in lower case without what the answers have said as it stands there. */
    rest: (line: string) => said.reduce((rest, word) => rest.replace(word, ' '), line.toLowerCase()),
  };
}

/** Returns what appears in a visit with another answer. */
export function findingsOf(full: ReturnType<typeof baselineOf>, other: Visit): Finding[] {
  const found: Finding[] = other.errors.map((text) => ({ what: 'error', text }));
  const written = new Set([...typed].map(bare));
  for (const line of new Set([...other.lines].map(still))) {
    if (full.lines.has(line) || isAddress(line) || written.has(bare(line))) continue;
    const rest = full.rest(line);
    const words = wordsIn(rest);
    if (BROKEN.test(line)) found.push({ what: 'error', text: line });
    else if (figuresIn(rest).some((figure) => !full.figures.has(figure)))
      found.push({ what: 'figure', text: line });
    else if (!line.includes(UNKNOWN) && !SILENT.test(line) && !full.words.some((one) => isPartOf(words, one)))
      found.push({ what: 'claim', text: line });
  }
  for (const each of sentBy(other.sent)) {
    if (full.sent.has(each)) continue;
    if (/[/=](undefined|NaN|null)\b/.test(each) || isTelling(each)) found.push({ what: 'sent', text: each });
  }
  return found;
}

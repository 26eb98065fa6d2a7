import { listOf } from '#domain/lists/list-of';
import { writtenList } from '#domain/text/written-list';
import { cookieDomain } from '#page/cookie-domain';
import { authoredWord } from '#page/core/authored';
import { pageDocument } from '#page/core/native';
import { misnamedMetadata } from '#page/misplaced-metadata';
import { authoredText, metaText } from '#page/settings/meta-text';
import { serviceBase } from '#page/settings/service-bases';
import { SETTINGS, setting } from '#page/settings/settings';
import type { Attributes, BoundedData } from '../attributes/attributes';
import { readAttribute } from '../attributes/read-attributes';
import type { WidgetDefinition } from '../definition';
import { RESERVE } from '../generated/reserve';
import { conditions } from '../load-conditions';
import { settingsOf } from '../other-script';
import { scriptTag } from '../script';
import { rangeText } from './bounds-text';
import { type Deprecated, deprecatedNotes } from './deprecated';
import type { NoteWords } from './words';

/** Attributes that every element may have. */
const GLOBAL =
  /^(aria-|data-|on)|^(class|dir|exportparts|heading-level|hidden|id|lang|load|part|role|slot|style|surface|tabindex|title)$/;

/** What the host's attributes may be; any other value has no effect. */
const HOST_VALUES: Readonly<Record<string, readonly string[]>> = {
  load: Object.keys(conditions),
  'heading-level': ['1', '2', '3', '4', '5', '6', 'none'],
  surface: ['page', 'card', 'dark', 'dark-card'],
};

/** What a flag may be, besides its own name. */
const FLAGS = ['', 'true', 'false', 'on', 'off'];

/** Returns the edit distance between two names. */
function editDistance(one: string, other: string): number {
  let row = listOf(other.length + 1, (i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const swap = (row[j - 1] as number) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[other.length] as number;
}

/** Returns the known name nearest to an unknown one, if it is near enough to be a suggestion. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((word) => ({ word, away: editDistance(name, word) }))
    .filter(({ away }) => away <= Math.max(2, name.length / 3))
    .sort((a, b) => a.away - b.away);
  return best?.word;
}

const guess = (
  name: string,
  known: readonly string[],
  words: NoteWords,
  wrap: (word: string) => string,
): string => {
  const word = nearest(name, known);
  return word ? ` ${words.meant} ${wrap(word)}?` : '';
};

/** Whether a written number is taken as it is. */
function isWithin({ bounds: { min, max, above }, integer }: BoundedData, written: string): boolean {
  const number = readAttribute('number', written) as number | undefined;
  if (number === undefined || (integer && number % 1)) return false;
  return above === undefined ? number >= min && number <= max : number > above;
}

/** A typographic quote that no other one closes: HTML has ended the value at its first space. */
const isTorn = (value: string): boolean => /^[“”„‟«»]/.test(value) && !/[“”„‟«»]$/.test(value.slice(1));

function attributeNotes(element: Element, attributes: Attributes, words: NoteWords): string[] {
  const all = [...element.attributes];
  const hasTorn = all.some(({ value }) => isTorn(value.trim()));
  return all.flatMap(({ name, value }) => {
    if (isTorn(value.trim())) return `${name}=${value}: ${words.quotes} ${name}="..."`;
    // What was torn off: HTML reads each further word as an attribute.
    if (hasTorn && value === '' && !Object.hasOwn(attributes, name)) return [];
    const allowed = HOST_VALUES[name];
    if (allowed && !allowed.includes(name === 'load' ? authoredText(value).toLowerCase() : value))
      return `${name}="${value}": ${words.oneOf} ${allowed.join(', ')}.`;
    const attribute = attributes[name];
    if (!attribute) {
      if (GLOBAL.test(name)) return [];
      return `${name}: ${words.unknownAttribute}${guess(name, Object.keys(attributes), words, (word) => word)}`;
    }
    if (typeof attribute === 'object' && 'bounds' in attribute)
      return isWithin(attribute, value)
        ? []
        : `${name}="${value}": ${words.useNumber} ${rangeText(attribute, words.language)}.`;
    const isList = typeof attribute === 'object' && 'list' in attribute;
    const values = typeof attribute === 'string' ? [] : isList ? attribute.list : attribute;
    const text = authoredText(value);
    const bad =
      values.length > 0 &&
      (isList ? writtenList(text) : [text]).some(
        (word) => authoredWord(authoredText(word), values) === undefined,
      );
    if (bad) return `${name}="${value}": ${words.oneOf} ${values.join(', ')}.`;
    if (attribute === 'number' && readAttribute(attribute, value) === undefined)
      return `${name}="${value}": ${words.number}`;
    if (attribute === 'flag' && text !== '' && text !== name && !authoredWord(text, FLAGS))
      return `${name}="${value}": ${words.flag}`;
    return [];
  });
}

const metaTag = (name: string, content = '...') => `<meta name="vitrine:${name}" content="${content}">`;

function needNotes(needs: readonly string[], words: NoteWords): string[] {
  return needs.flatMap((need) => {
    const service = need.split('service:')[1];
    if (service)
      return serviceBase(service)
        ? []
        : `${words.service} ${metaTag(need, 'https://...')}, ${metaTag('services', 'https://host/{service}')}.`;
    return setting(need as 'brand')
      ? []
      : `${words.needs} ${metaTag(need)} (${SETTINGS[need as 'brand'][1]}).`;
  });
}

/** Attributes that must be present but may be empty. */
const absentNotes = (element: Element, requires: readonly string[], words: NoteWords): string[] =>
  requires.filter((name) => !element.hasAttribute(name)).map((name) => `${name}: ${words.absent}`);

/** Px that an island needs: a phone's 320 less the margins of a page and a card. */
const LEAST_WIDTH = 240;

/** An island on screen that is narrower than it can work in; before it is mounted, and once it failed, it has no root. */
function widthNotes(element: Element, words: NoteWords): string[] {
  const width = element.shadowRoot?.querySelector<HTMLElement>('.vt')?.offsetWidth;
  if (!width || width >= LEAST_WIDTH) return [];
  return [words.narrow.replace('{width}', String(width)).replace('{least}', String(LEAST_WIDTH))];
}

/** Returns what the author has to correct at an element; empty if nothing. */
export function elementNotes(element: Element, words: NoteWords, deprecated?: Deprecated): string[] {
  const tag = element.localName;
  const known = Object.keys(RESERVE);
  if (!known.includes(tag.slice(3))) {
    return [`<${tag}> ${words.unknownTag}${guess(tag.slice(3), known, words, (word) => `<vt-${word}>`)}`];
  }
  const { definition } = (customElements.get(tag) ?? {}) as {
    definition?: WidgetDefinition & { requires?: readonly string[] };
  };
  const old = deprecatedNotes(element, words, deprecated);
  if (!definition) return old;
  return [
    ...old,
    ...needNotes(definition.needs ?? [], words),
    ...absentNotes(element, definition.requires ?? [], words),
    ...attributeNotes(element, definition.attributes, words),
    ...widthNotes(element, words),
  ];
}

/** An author's domain that the browser refuses, as com.br or that of another site. */
function refusedDomain(content: string, words: NoteWords): string[] {
  const domain = cookieDomain();
  if (domain === undefined || domain === setting('cookie-domain')?.toLowerCase()) return [];
  return [`${metaTag('cookie-domain', content)}: ${words.cookiesRefused} ${domain || location.hostname}.`];
}

/** Returns what the author has to correct in the page's settings. */
export function pageNotes(words: NoteWords): string[] {
  const written = [...pageDocument.head.querySelectorAll('meta')].flatMap((tag) => {
    const name = (tag.name || tag.getAttribute('property') || '').trim().toLowerCase();
    return /^vitrine:[\w:-]+$/.test(name) ? [[name.slice('vitrine:'.length), tag.content] as const] : [];
  });
  const names = Object.keys(SETTINGS);
  const misnamed = misnamedMetadata().map(
    (name) => `<meta name=${name}>: ${words.quotes} name="vitrine:..."`,
  );
  const notes = [...written, ...settingsOf(scriptTag)].flatMap(([own, content]) => {
    if (own === 'services' || /^service:[\w-]+$/.test(own)) {
      const service = own.split('service:')[1] ?? 'x';
      return serviceBase(service) ? [] : `${metaTag(own, content)}: ${words.address}`;
    }
    if (own === 'base') return [];
    if (!names.includes(own))
      return `${metaTag(own, content)}: ${words.unknownMeta}${guess(own, names, words, (word) => `vitrine:${word}`)}`;
    if (metaText(own) !== undefined && setting(own as 'brand') === undefined) {
      return `${metaTag(own, content)}: ${SETTINGS[own as 'brand'][1]}.`;
    }
    return own === 'cookie-domain' ? refusedDomain(content, words) : [];
  });
  return [...misnamed, ...notes];
}

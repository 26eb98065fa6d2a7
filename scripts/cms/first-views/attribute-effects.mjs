/** What each attribute of a widget does to its first view, found by rendering it with values of that attribute. */
import { fill, inPlaces, sentinelOf } from './places.mjs';

/**
 * @typedef {import('../data').CmsAttribute} CmsAttribute
 * @typedef {{ style: string, html: string }} View html is what follows the opening tag of the root's first element
 * @typedef {(attributes: Record<string, string>, settings: Record<string, string>) => View | undefined} Render
 * @typedef {Record<string, string>} Settings
 */
/**
 * How many different views an attribute makes: a class for each value, 0 for that of the absent attribute.
 * @typedef {{ values: Record<string, number>, count: number }} Classes
 */
/**
 * free: nothing depends on it. filled: its text is written into the view. finite: each of its values has a class for the
 * styles and for the HTML. other: none of these.
 * @typedef {{ kind: 'free' | 'other' }
 *   | { kind: 'filled', styles: number }
 *   | { kind: 'finite', html: Classes, style: Classes }} Effect
 *   styles: 2 if the styles depend on whether it is there, else 1
 */

/** Most values of a list that are tried; beyond, its words alone and all of them. */
const MOST = 64;
const NUMBERS = ['0', '1', '2', '3', '12', '60', '2024', '99999', '-1', '0.5'];
/** Texts that a template must be able to take: what HTML escapes, a long one, and what may stand for something else. */
const TEXTS = ['A "b" <i>c</i> & d', 'Um texto mais longo. '.repeat(20).trim(), '1', '0', 'true', 'pulse'];
const ADDRESSES = ['https://a.example/b?c=1&d=2#e', '/b', 'b?c=1'];

/** Returns the lists of words in every order, at most `MOST`. @param {readonly string[]} words @returns {string[]} */
export function arrangements(words) {
  /** @type {string[][]} */
  let longest = words.map((word) => [word]);
  const all = [...longest];
  while (longest.length > 0 && all.length <= MOST) {
    longest = longest.flatMap((list) =>
      words.filter((word) => !list.includes(word)).map((word) => [...list, word]),
    );
    all.push(...longest);
  }
  const lists = all.length <= MOST ? all : [...words.map((word) => [word]), [...words]];
  return lists.map((list) => list.join(' '));
}

/** Values to try. @param {CmsAttribute} attribute @param {unknown} example @returns {string[]} */
export function samplesOf({ kind, words = [] }, example) {
  if (kind === 'flag') return [''];
  if (kind === 'option') return words;
  if (kind === 'list') return arrangements(words);
  const own = typeof example === 'string' || typeof example === 'number' ? [String(example)] : [];
  return [...own, ...{ number: NUMBERS, address: ADDRESSES, text: TEXTS }[kind]];
}

/** Whether every value of an attribute is tried. @param {CmsAttribute} attribute @param {string[]} samples */
const areAllTried = ({ kind, words = [] }, samples) =>
  kind === 'flag' || kind === 'option' || (kind === 'list' && samples.length !== words.length + 1);

const isTextKind = (/** @type {string | undefined} */ kind) => kind === 'text' || kind === 'address';

/** Numbers texts by their first place. @param {string[]} texts @param {string} base @returns {Map<string, number>} */
function numbered(texts, base) {
  const found = new Map([[base, 0]]);
  for (const text of texts) if (!found.has(text)) found.set(text, found.size);
  return found;
}

/** @param {string[]} samples @param {string[]} texts what each value makes @param {string} base @returns {Classes} */
function classesOf(samples, texts, base) {
  const found = numbered(texts, base);
  const values = samples.map((value, index) => [value, found.get(/** @type {string} */ (texts[index])) ?? 0]);
  return { values: Object.fromEntries(values), count: found.size };
}

/**
 * @param {readonly CmsAttribute[]} attributes of the widget @param {number} index of the one that is looked at
 * @param {string[]} samples its values @param {Render} render @param {readonly Settings[]} pages one of each country and language
 * @returns {Effect}
 */
export function effectOf(attributes, index, samples, render, pages) {
  const attribute = /** @type {CmsAttribute} */ (attributes[index]);
  const { name, kind } = attribute;
  const isText = isTextKind(kind);
  // What an attribute does may be seen only beside the texts of others.
  const texts = attributes.map((one, at) => [one.name, sentinelOf(one.kind, at)]);
  const around = Object.fromEntries(
    texts.filter((_, at) => at !== index && isTextKind(attributes[at]?.kind)),
  );
  const places = [{}, around].flatMap((given) => pages.map((page) => ({ given, page })));
  const base = places.map(({ given, page }) => render(given, page));
  /** What a value makes in each place. @param {string} value */
  const views = (value) => places.map(({ given, page }) => render({ ...given, [name]: value }, page));
  /** @param {(View | undefined)[]} of @param {'style' | 'html'} part */
  const text = (of, part) => JSON.stringify(of.map((view) => view?.[part] ?? null));
  const made = samples.map(views);
  /** @param {'style' | 'html'} part */
  const classes = (part) =>
    classesOf(
      samples,
      made.map((of) => text(of, part)),
      text(base, part),
    );
  const [html, style] = [classes('html'), classes('style')];
  const marked = isText ? views(sentinelOf(kind, index)) : base;
  if (html.count === 1 && style.count === 1 && text(marked, 'html') === text(base, 'html'))
    return { kind: 'free' };
  if (areAllTried(attribute, samples)) return { kind: 'finite', html, style };
  if (!isText) return { kind: 'other' };
  const templates = marked.map((view) => view && inPlaces(view.html, [{ name, kind, index }]));
  const isFilled = samples.every((value, at) =>
    templates.every((template, place) => {
      const view = made[at]?.[place];
      return template
        ? view?.html === fill(template, { [name]: value }) && view?.style === marked[place]?.style
        : !view;
    }),
  );
  if (!isFilled || text(views(''), 'html') !== text(base, 'html')) return { kind: 'other' };
  return { kind: 'filled', styles: text(marked, 'style') === text(base, 'style') ? 1 : 2 };
}

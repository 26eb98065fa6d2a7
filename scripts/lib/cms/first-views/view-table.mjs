/** A widget's first views as one table, from which a page is filled without rendering (src/cms/wordpress). */
import { effectOf, samplesOf } from './attribute-effects.mjs';
import { chosen, combinations, countOf, harmlessOf } from './combinations.mjs';
import { inPlaces } from './places.mjs';
import { cssPieces, htmlPieces, sharedParts } from './shared-parts.mjs';

/**
 * @typedef {import('../data').CmsAttribute} CmsAttribute
 * @typedef {import('./attribute-effects.mjs').Render} Render
 * @typedef {import('./attribute-effects.mjs').Effect} Effect
 * @typedef {Record<string, string[]>} Harmless by name: the values with which a view is as without it
 */
/**
 * Lists of parts by a key: for each name of `by`, in its order and joined by /, `brand`, `page` (country and language), or
 * an attribute's class: 0 if absent; of a text 1, else as in `classes`.
 * @typedef {{ by: string[], classes: Record<string, Record<string, number>>, of: Record<string, number> }} Lists
 */
/**
 * @typedef {{ parts: string[], lists: number[][], texts: string[], others: Harmless, settings: Harmless, html: Lists, style: Lists }} ViewTable
 *   texts: attributes that are filled in, others and settings: what there is no view with, except for these values
 */
/** @typedef {{ tag: string, attributes: readonly CmsAttribute[], example: Record<string, unknown> }} Widget */
/** @typedef {{ pages: readonly { country: string, language: string }[], brands: readonly string[], settings: Record<string, readonly string[]> }} Market settings: values to try of each */

/** @typedef {import('./combinations.mjs').Found} Found */
/** @typedef {{ name: string, options: Record<string, Record<string, string>> }} Axis what pages differ in: settings by a key's part */

/**
 * @param {'html' | 'style'} part @param {Found[]} varied @param {Axis[]} axes
 * @returns {{ key: string, attributes: Record<string, string>, settings: Record<string, string> }[]}
 */
function cases(part, varied, axes) {
  const settings = axes.reduce(
    (all, { options }) =>
      all.flatMap((one) =>
        Object.entries(options).map(([key, more]) => ({
          key: [...one.key, key],
          settings: { ...one.settings, ...more },
        })),
      ),
    [{ key: /** @type {string[]} */ ([]), settings: /** @type {Record<string, string>} */ ({}) }],
  );
  return settings.flatMap((page) =>
    combinations(varied, part).map(({ key, attributes }) => ({
      key: [...page.key, ...key].join('/'),
      attributes,
      settings: page.settings,
    })),
  );
}

/** @param {'html' | 'style'} part @param {string} key */
const groupOf = (part, key) => (part === 'html' ? (key.split('/')[0] ?? '') : part);

/** Settings with which a view is another one, with the values with which it is not. @param {Render} render @param {Market} market @returns {Harmless} */
function changingSettings(render, { pages, brands, settings }) {
  const on = pages.map((page) => ({ ...page, brand: /** @type {string} */ (brands[0]) }));
  const base = on.map((page) => render({}, page)?.html);
  const changing = Object.entries(settings).flatMap(([name, values]) => {
    const harmless = values.filter((value) =>
      on.every((page, at) => render({}, { ...page, [name]: value })?.html === base[at]),
    );
    return harmless.length < values.length ? [[name, harmless]] : [];
  });
  return Object.fromEntries(changing);
}

/**
 * Returns the table of a widget; undefined if it has no first view. What its views depend on is found by rendering them.
 * @param {Widget} widget @param {Render} render @param {Market} market
 * @returns {ViewTable | undefined}
 */
export function viewTable({ attributes, example }, render, market) {
  const { pages, brands } = market;
  const on = pages.map((page) => ({ ...page, brand: /** @type {string} */ (brands[0]) }));
  const base = /** @type {Record<string, string>} */ (on[0]);
  if (!on.some((page) => render({}, page))) return undefined;
  const all = attributes.map((attribute, index) => {
    const samples = samplesOf(attribute, example[attribute.name]);
    const effect = effectOf(attributes, index, samples, render, on);
    return { name: attribute.name, kind: attribute.kind, index, samples, effect };
  });
  const { varied, left } = chosen(all.filter(({ effect }) => /finite|filled/.test(effect.kind)));
  const marked = varied.filter(({ effect }) => effect.kind === 'filled');

  const pageAxis = {
    name: 'page',
    options: Object.fromEntries(pages.map((page) => [`${page.country} ${page.language}`, page])),
  };
  const brandAxis = { name: 'brand', options: Object.fromEntries(brands.map((brand) => [brand, { brand }])) };
  /** Texts in pieces; the HTML of each page on its own, which has most in common. @type {Map<string, string[][]>} */
  const groups = new Map();
  /** @param {'html' | 'style'} part @param {Axis[]} axes @returns {Lists} */
  const listsOf = (part, axes) => {
    const own = varied.filter(({ effect }) => countOf(effect, part) > 1);
    const of = cases(part, own, axes).flatMap(({ key, attributes: given, settings }) => {
      const view = render(given, { ...base, ...settings });
      const text = view && (part === 'html' ? inPlaces(view.html, marked) : view.style);
      if (text === undefined) return [];
      const name = groupOf(part, key);
      const group = groups.get(name) ?? [];
      groups.set(name, group);
      return [[key, group.push(part === 'html' ? htmlPieces(text) : cssPieces(text)) - 1]];
    });
    const classes = own.flatMap(({ name, effect }) =>
      effect.kind === 'finite' ? [[name, effect[part].values]] : [],
    );
    return {
      by: [...axes, ...own].map(({ name }) => name),
      classes: Object.fromEntries(classes),
      of: Object.fromEntries(of),
    };
  };
  /** Whether a part is another one on one of the pages. @param {'html' | 'style'} part @param {Record<string, string>[]} others */
  const differs = (part, others) =>
    combinations(varied, part).some(({ attributes: given }) => {
      const first = render(given, base)?.[part];
      return others.some((page) => render(given, page)?.[part] !== first);
    });
  const ofBrands = brands.map((brand) => ({ ...base, brand }));
  const html = listsOf('html', differs('html', ofBrands) ? [pageAxis, brandAxis] : [pageAxis]);
  const style = listsOf('style', differs('style', on) ? [pageAxis, brandAxis] : [brandAxis]);

  /** What a combination makes on the first page, with a value of an attribute that alone changes nothing. */
  const first = combinations(varied, 'html').map(({ attributes: given }) => ({
    given,
    html: render(given, base)?.html,
  }));
  const dependent = all.filter(
    ({ name, effect, samples }) =>
      effect.kind === 'other' ||
      (countOf(effect, 'html') === 1 &&
        first.some(({ given, html: without }) =>
          samples.some((value) => render({ ...given, [name]: value }, base)?.html !== without),
        )),
  );
  const { parts, lists, indexes } = sharedParts([...groups.values()]);
  const places = new Map([...groups.keys()].map((name, at) => [name, indexes[at]]));
  /** @param {'html' | 'style'} part @param {Lists} own @returns {Lists} */
  const shared = (part, { of, ...rest }) => {
    const found = Object.entries(of).map(([key, at]) => [key, places.get(groupOf(part, key))?.[at]]);
    return { ...rest, of: Object.fromEntries(found) };
  };
  return {
    parts,
    lists,
    texts: marked.map(({ name }) => name),
    others: Object.fromEntries([...dependent, ...left].map(({ name, effect }) => [name, harmlessOf(effect)])),
    settings: changingSettings(render, market),
    html: shared('html', html),
    style: shared('style', style),
  };
}

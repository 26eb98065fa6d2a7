/** A widget's first views as one table, from which a page is filled without rendering (src/cms/wordpress). */
import { effectOf, samplesOf } from './attribute-effects.mjs';
import { chosen, combinations, countOf, harmlessOf } from './combinations.mjs';
import { sharedParts } from './shared-parts.mjs';
import { viewsBy } from './view-lists.mjs';

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
/** @typedef {import('./view-lists.mjs').Views} Views */

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
 * Attributes of which no table knows what they do: alone, or beside others.
 * @param {readonly Found[]} all @param {Found[]} varied @param {Render} render @param {Record<string, string>} page
 */
function unknownOf(all, varied, render, page) {
  const views = combinations(varied, 'html').map(({ attributes: given }) => ({
    given,
    html: render(given, page)?.html,
  }));
  /** Whether an attribute that seems to change nothing changes one of the views. @param {Found} found */
  const changes = ({ name, samples }) =>
    views.some(({ given, html }) =>
      samples.some((value) => render({ ...given, [name]: value }, page)?.html !== html),
    );
  return all.filter(
    (found) => found.effect.kind === 'other' || (countOf(found.effect, 'html') === 1 && changes(found)),
  );
}

/** The HTML of each page has most in common; so have all styles. @param {'html' | 'style'} part @param {string} key */
const groupOf = (part, key) => (part === 'html' ? (key.split('/')[0] ?? '') : part);

/** @param {Views} html @param {Views} style */
function shared(html, style) {
  /** @type {Map<string, string[][]>} */
  const groups = new Map();
  /** Where each text is in its group. @param {'html' | 'style'} part @param {Views} of @returns {[string, number][]} */
  const placesOf = (part, { views }) =>
    [...views].map(([key, pieces]) => {
      const group = groups.get(groupOf(part, key)) ?? [];
      groups.set(groupOf(part, key), group);
      return [key, group.push(pieces) - 1];
    });
  const places = { html: placesOf('html', html), style: placesOf('style', style) };
  const { parts, lists, indexes } = sharedParts([...groups.values()]);
  const names = [...groups.keys()];
  /** @param {'html' | 'style'} part @param {Views} views @returns {Lists} */
  const listsOf = (part, { by, classes }) => {
    const of = places[part].map(([key, at]) => [key, indexes[names.indexOf(groupOf(part, key))]?.[at]]);
    return { by, classes, of: Object.fromEntries(of) };
  };
  return { parts, lists, html: listsOf('html', html), style: listsOf('style', style) };
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

  const page = {
    name: 'page',
    options: Object.fromEntries(pages.map((one) => [`${one.country} ${one.language}`, one])),
  };
  const brand = { name: 'brand', options: Object.fromEntries(brands.map((one) => [one, { brand: one }])) };
  /** Whether a part is another one with other settings. @param {'html' | 'style'} part @param {Record<string, string>[]} others */
  const differs = (part, others) =>
    combinations(varied, part).some(({ attributes: given }) => {
      const first = render(given, base)?.[part];
      return others.some((settings) => render(given, settings)?.[part] !== first);
    });
  const ofBrands = brands.map((one) => ({ ...base, brand: one }));
  const widget = { varied, render, base };
  const html = viewsBy('html', differs('html', ofBrands) ? [page, brand] : [page], widget);
  const style = viewsBy('style', differs('style', on) ? [page, brand] : [brand], widget);
  return {
    ...shared(html, style),
    texts: varied.filter(({ effect }) => effect.kind === 'filled').map(({ name }) => name),
    others: Object.fromEntries([
      ...left.map(({ name, effect }) => [name, harmlessOf(effect)]),
      ...unknownOf(all, varied, render, base).map(({ name }) => [name, []]),
    ]),
    settings: changingSettings(render, market),
  };
}

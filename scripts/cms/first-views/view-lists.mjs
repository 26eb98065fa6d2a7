/** The views of a widget by what makes them different: pages, brands, and combinations of attributes. */
import { combinations, countOf } from './combinations.mjs';
import { inPlaces } from './places.mjs';
import { cssPieces, htmlPieces } from './shared-parts.mjs';

/** @typedef {import('./combinations.mjs').Found} Found */
/** @typedef {import('./attribute-effects.mjs').Render} Render */
/** @typedef {Record<string, string>} Settings */
/** @typedef {{ name: string, options: Record<string, Settings> }} Axis what pages differ in: settings by a key's part */
/**
 * @typedef {{ by: string[], classes: Record<string, Record<string, number>>, views: Map<string, string[]> }} Views
 *   by: what a key is made of, in its order; views: pieces of the text by key
 */

/**
 * @param {'html' | 'style'} part @param {Found[]} varied @param {readonly Axis[]} axes
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

/**
 * @param {'html' | 'style'} part @param {readonly Axis[]} axes
 * @param {{ varied: Found[], render: Render, base: Settings }} widget base: settings of a page
 * @returns {Views}
 */
export function viewsBy(part, axes, { varied, render, base }) {
  const own = varied.filter(({ effect }) => countOf(effect, part) > 1);
  const marked = varied.filter(({ effect }) => effect.kind === 'filled');
  /** @type {Views['views']} */
  const views = new Map();
  for (const { key, attributes, settings } of cases(part, own, axes)) {
    const view = render(attributes, { ...base, ...settings });
    const text = view && (part === 'html' ? inPlaces(view.html, marked) : view.style);
    if (text !== undefined) views.set(key, part === 'html' ? htmlPieces(text) : cssPieces(text));
  }
  const classes = own.flatMap(({ name, effect }) =>
    effect.kind === 'finite' ? [[name, effect[part].values]] : [],
  );
  return { by: [...axes, ...own].map(({ name }) => name), classes: Object.fromEntries(classes), views };
}

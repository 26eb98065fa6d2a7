/**
 * The first views of the WordPress plugin, which cannot render them: a table of each widget, made by the build's own
 * `vitrine/server`.
 */
import { viewTable } from './first-views/view-table.mjs';

/** @typedef {typeof import('../../src/element/package/server')} Server */
/** @typedef {import('./first-views/view-table.mjs').Market} Market */

const VIEW = /^<[^>]*><template shadowrootmode="open"><style>(.*?)<\/style><div>.*<\/template>/s;
const LINKED =
  /^<[^>]*><template shadowrootmode="open"><link [^>]*><div data-brand="[\w-]+">(.*)<\/template>/s;

/** @param {string} tag a widget's, rendered @param {RegExp} pattern @returns {string | undefined} */
function inside(tag, pattern) {
  if (!tag.includes('<template ')) return undefined;
  const found = pattern.exec(tag);
  if (!found) throw new TypeError(`this first view is not as the plugin writes it: ${tag.slice(0, 300)}`);
  return found[1];
}

/**
 * @param {Server} server @param {string} tag
 * @returns {import('./first-views/attribute-effects.mjs').Render}
 */
export function renderOf({ renderWidget }, tag) {
  const render = /** @type {(...args: any[]) => string} */ (/** @type {unknown} */ (renderWidget));
  return (attributes, settings) => {
    // The styles take ten times as long.
    const html = inside(render(tag, attributes, settings, { base: '/' }), LINKED);
    const style = () => inside(render(tag, attributes, settings), VIEW) ?? '';
    return html === undefined
      ? undefined
      : {
          html,
          get style() {
            return style();
          },
        };
  };
}

/** Texts for settings without words and without an example; each takes those that it allows. */
const TEXTS = ['1', 'everywhere', '/a/{service}'];

/**
 * Returns what pages differ in, from the settings' screen.
 * @param {readonly import('./setting-fields').SettingGroup[]} groups @returns {Market}
 */
export function marketOf(groups) {
  const fields = groups.flatMap((group) => group.fields);
  const words = (/** @type {string} */ name) => [...(fields.find((one) => one.name === name)?.words ?? [])];
  const others = fields.filter(({ name }) => !['brand', 'country', 'language'].includes(name));
  const texts = others.map(({ name, words: known, pattern = '', example }) => [
    name,
    known ?? [...TEXTS.filter((text) => new RegExp(pattern, 'i').test(text)), ...(example ? [example] : [])],
  ]);
  return {
    brands: words('brand'),
    pages: words('country').flatMap((country) =>
      words('language').map((language) => ({ country, language })),
    ),
    settings: { ...Object.fromEntries(texts), services: ['/a/{service}'], base: ['/a/'] },
  };
}

/**
 * Returns the plugin's files of first views by path.
 * @param {Server} server @param {readonly import('./data').CmsWidget[]} widgets @param {Market} market
 * @returns {Record<string, string>}
 */
export function firstViewFiles(server, widgets, market) {
  /** @type {Record<string, string>} */
  const files = {};
  for (const widget of widgets) {
    const css = server.firstViewCss(widget.tag);
    const table = css && viewTable(widget, renderOf(server, widget.tag), market);
    if (!css || !table) continue;
    files[`generated/first-views/${widget.name}.json`] = `${JSON.stringify(table)}\n`;
    files[`generated/first-views/${widget.name}.css`] = css;
  }
  return files;
}

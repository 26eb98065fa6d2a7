/** Writes dist/cms/: the WordPress plugin and the configurations of editors, generated from the widgets' definitions. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { runnerImport } from 'vite';
import { serverOf } from '../build/first-views.mjs';
import { attributesOf } from '../generate/attributes.mjs';
import { readDefinitions } from '../source/definitions.mjs';
import { root } from '../system/run.mjs';
import { aemFiles } from './aem.mjs';
import { edsFiles } from './eds.mjs';
import { firstViewFiles, marketOf } from './first-views.mjs';
import { tinyMceOptions } from './tinymce.mjs';
import { wordPressFiles } from './wordpress.mjs';

/** ZIP files have no earlier time; a fixed one makes the same content the same file. */
const TIME = new Date('1980-01-01T00:00:00Z');

/** @param {string} path of a TypeScript module */
const load = async (path) => (await runnerImport(join(root, path), { configFile: false, root })).module;

/** Fills the tables into the source of an editor's configuration. @param {string} name @param {Record<string, unknown>} tables */
function editorFile(name, tables) {
  let text = readFileSync(join(root, 'src/cms/editors', name), 'utf8');
  for (const [key, value] of Object.entries(tables))
    text = text.replace(`= ${key};`, () => `= ${JSON.stringify(value, null, 2)};`);
  return text;
}

/** @param {Record<string, string>} files @param {string} folder */
const below = (files, folder) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));

/**
 * Returns the files of dist/cms by path.
 * @param {{ widgets: readonly import('./data').CmsWidget[], groups: unknown, services: readonly string[], heights: string, version: string, views?: Record<string, string> }} data
 *   heights is the text of reserve.css, views are the plugin's files of first views
 * @returns {Record<string, string | Uint8Array>}
 */
export function cmsFiles(data) {
  const { widgets } = data;
  const plugin = wordPressFiles(data);
  const tags = widgets.map(({ tag, attributes }) => ({
    tag,
    attributes: attributes.map(({ name }) => name),
  }));
  const zipped = Object.entries(below(plugin, 'vitrine')).map(([path, text]) => [
    path,
    [strToU8(text), { mtime: TIME }],
  ]);
  return {
    ...below(plugin, 'wordpress/vitrine'),
    'vitrine-wordpress.zip': zipSync(Object.fromEntries(zipped)),
    'tinymce.js': editorFile('tinymce.js', { VITRINE_TINYMCE: tinyMceOptions(widgets) }),
    'ckeditor5.js': editorFile('ckeditor5.js', { VITRINE_WIDGETS: tags }),
    'grapesjs.js': editorFile('grapesjs.js', { VITRINE_WIDGETS: widgets }),
    ...below(aemFiles(widgets), 'aem'),
    ...below(edsFiles(widgets), 'eds'),
  };
}

/** The definitions with every attribute that an author can write. */
export const cmsDefinitions = () =>
  readDefinitions().map((one) => ({ ...one, attributes: attributesOf(one) }));

/**
 * Writes dist/cms into a build's folder, which has its package/server.js.
 * @param {string} folder @param {{ version: string, heights: string }} build heights is the text of reserve.css
 */
export async function writeCms(folder, build) {
  const { cmsWidgets } = await load('scripts/cms/data.ts');
  const { settingGroups, serviceNames } = await load('scripts/cms/setting-fields.ts');
  const widgets = cmsWidgets(cmsDefinitions());
  const groups = settingGroups();
  const views = firstViewFiles(await serverOf(folder), widgets, marketOf(groups));
  const files = cmsFiles({ widgets, groups, services: serviceNames(), views, ...build });
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, 'cms', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** The WordPress plugin: the files of src/cms/wordpress with the tables of widgets and settings. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../system/run.mjs';
import { tinyMceTags } from './tinymce.mjs';

/** @typedef {import('./data').CmsWidget} CmsWidget */

const SOURCE = join(root, 'src/cms/wordpress/vitrine');

/** Icons of WordPress for the blocks; a widget without one has the car. @type {Record<string, string>} */
const ICONS = {
  'car-image': 'format-image',
  configurator: 'admin-settings',
  'configurator-summary': 'clipboard',
  'dealer-finder': 'store',
  'funding-flow': 'money-alt',
  'go-back': 'undo',
  'hub-menu': 'menu',
  'installment-calculator': 'calculator',
  'lead-form': 'feedback',
  'location-selector': 'location',
  'qr-code': 'grid-view',
  'version-comparator': 'columns',
  whatsapp: 'whatsapp',
};

/** @param {CmsWidget} widget */
const withIcon = (widget) => ({ ...widget, icon: ICONS[widget.name] ?? 'car' });

/** Sets the version in the headers of the plugin. @param {string} text @param {string} version */
const withVersion = (text, version) =>
  text.replace(/^( \* Version: |Stable tag: )0\.0\.0$/m, (_, label) => `${label}${version}`);

/** @param {unknown} value */
const json = (value) => `${JSON.stringify(value, null, 1)}\n`;

/**
 * Returns the plugin's files by path, below the folder vitrine/.
 * @param {{ widgets: readonly CmsWidget[], groups: unknown, services: readonly string[], heights: string, version: string, views?: Record<string, string> }} data
 *   views: the files of first views
 * @returns {Record<string, string>}
 */
export function wordPressFiles({ widgets, groups, services, heights, version, views = {} }) {
  const sources = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const files = sources.map((path) => [
    path.slice(SOURCE.length + 1).replaceAll('\\', '/'),
    withVersion(readFileSync(path, 'utf8'), version),
  ]);
  return {
    ...Object.fromEntries(files),
    'generated/widgets.json': json(Object.fromEntries(widgets.map((each) => [each.name, withIcon(each)]))),
    'generated/settings.json': json({ groups, services }),
    'generated/tinymce.json': json(tinyMceTags(widgets)),
    'generated/reserve.css': heights,
    ...views,
  };
}

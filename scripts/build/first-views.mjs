/** Files of a build that are made by its own `vitrine/server`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { widgetFolders } from '../source/widget-folders.mjs';

/** @param {string} dist the folder of a build @returns {Promise<typeof import('../../src/element/package/server')>} */
export const serverOf = (dist) => import(pathToFileURL(join(dist, 'package/server.js')).href);

/**
 * Writes a style sheet for each widget with a first view: a page whose policy allows no inline style links it.
 * @param {string} dist
 */
export async function writeFirstViews(dist) {
  const { firstViewCss } = await serverOf(dist);
  const folder = join(dist, 'first-views');
  mkdirSync(folder, { recursive: true });
  for (const name of widgetFolders()) {
    const css = firstViewCss(`vt-${name}`);
    if (css) writeFileSync(join(folder, `${name}.css`), css);
  }
}

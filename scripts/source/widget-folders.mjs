/** The folders of the widgets, by what their definitions are. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../system/run.mjs';

const element = (/** @type {string} */ name) => join(root, 'widgets', name, 'element.ts');

/** @returns {string[]} names of all widgets, without vt- */
export const widgetFolders = () =>
  readdirSync(join(root, 'widgets')).filter((name) => existsSync(element(name)));

/** @param {string} name @returns {boolean} whether it is a Lit element, which has no island */
export const isLit = (name) => /^defineElement\(/m.test(readFileSync(element(name), 'utf8'));

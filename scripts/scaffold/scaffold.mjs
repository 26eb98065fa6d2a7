/** The files of a new widget, from the templates of its kind. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nextVersion } from '../release/versions.mjs';
import { root } from '../system/run.mjs';
import { signedIn } from './signed-in.mjs';
import { componentName } from './widget-names.mjs';

/** The kinds of widgets with templates, and their descriptions; the last one is the default. */
export const KINDS = {
  form: 'fields, rules, a call that sends, what it refuses, a retry',
  list: 'a call that loads, a filter, more; loading, empty, failed',
  table: 'of staff: a page of a list at a time, an action that is confirmed; needs --staff',
  view: 'what attributes say, and deferred work behind a button',
};
/** @typedef {keyof typeof KINDS} Kind */
/** @type {Kind} */
export const DEFAULT_KIND = 'view';

const TEMPLATES = join(root, 'scripts/scaffold/templates');

/** @param {string} folder @returns {string[]} paths of all files below it */
const filesIn = (folder, under = '') =>
  readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) => {
    const path = join(under, entry.name);
    return entry.isDirectory() ? filesIn(folder, path) : [path];
  });

/** @param {string} text @param {string} name */
const named = (text, name) =>
  text
    .replaceAll('template-widget', name)
    .replaceAll('TemplateWidget', componentName(name))
    // The release that will have it first.
    .replaceAll('template-version', nextVersion());

/**
 * @param {string} name of the widget, without vt- @param {Kind} kind
 * @param {import('./signed-in.mjs').Audience} [audience] who can use it; everybody if absent
 * @returns {Map<string, string>} path from the root to text
 */
export function filesOf(name, kind, audience) {
  const folder = join(TEMPLATES, kind);
  const files = new Map(
    filesIn(folder).map((path) => [named(path, name), named(readFileSync(join(folder, path), 'utf8'), name)]),
  );
  return audience ? signedIn(files, name, audience) : files;
}

/**
 * Returns the kind selected on the command line.
 * @param {Partial<Record<Kind, boolean>>} flags @returns {Kind | undefined} undefined if they contradict each other
 */
export function kindOf(flags) {
  const [kind = DEFAULT_KIND, ...more] = /** @type {Kind[]} */ (Object.keys(KINDS)).filter(
    (each) => flags[each],
  );
  return more.length > 0 ? undefined : kind;
}

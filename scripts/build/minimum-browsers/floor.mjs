/**
 * What built files use that is newer than the least browsers, by MDN's compatibility data: built-ins and interfaces by
 * name, their members by `Name.member`, and methods whose name only newer ones have; style sheets in floor-styles.mjs.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { programOf, topLevelAwaits, walk } from '../built-code.mjs';
import { isOld } from './least-browsers.mjs';
import { newerStyles, stylesIn } from './styles.mjs';

/** Newer than the floor, and used only where it is: the code asks first, or catches the failure. */
const GUARDED = new Set([
  'trustedTypes',
  'Error.captureStackTrace',
  // fflate asks first.
  '.captureStackTrace()',
  // @noble/hashes asks first.
  'Uint8Array.fromHex',
  'Error.stackTraceLimit',
  'VideoFrame',
  '.allocationSize()',
  '.copyTo()',
  // Trusted Types.
  '.createHTML()',
  '.createPolicy()',
  '.createScriptURL()',
  '.hidePopover()',
  '.moveBefore()',
  '.share()',
  '.showPopover()',
  // The Navigation API; page/address/previous-page.ts asks first.
  '.traverseTo()',
  // Of BarcodeDetector.
  '.detect()',
]);

/** The file with ky, which asks first; our own code uses services/http/any-signal.ts. */
const KY_FILE = /^transport-[\w-]+\.js$/;

/** Methods of ours and of libraries that are named as a newer one is. */
const OWN = new Set(
  'available cap delay destroy details drop equals fallback fetch flip forget format getName grow image isValid lines negative retry run s seek toHex'.split(
    ' ',
  ),
);

/** @typedef {import('./least-browsers.mjs').Feature} Feature */

/** @returns {{ api: Feature, javascript: { builtins: Feature } }} */
const data = () => createRequire(import.meta.url)('@mdn/browser-compat-data');

/** @typedef {{ newer: Set<string>, members: Set<string> }} Table full names; names of members that nothing older has */

/** @returns {Table} */
export function tableOfNewer() {
  const { api, javascript } = data();
  const newer = new Set();
  const owners = /** @type {Map<string, boolean[]>} */ (new Map());
  for (const group of [api, javascript.builtins])
    for (const [owner, feature] of Object.entries(group)) {
      const isOldOwner = isOld(feature);
      if (!isOldOwner) newer.add(owner);
      for (const [key, member] of Object.entries(feature)) {
        if (!member.__compat || /^(__compat|@@|\w+_event$|[a-z]+_[a-z_]+_)/.test(key)) continue;
        const isStatic = key.endsWith('_static') || group === javascript.builtins;
        const name = key.replace(/_static$/, '');
        const old = isOldOwner && isOld(member);
        if (!old && isStatic) newer.add(`${owner}.${name}`);
        owners.set(name, [...(owners.get(name) ?? []), old]);
      }
    }
  const members = [...owners].filter(([, olds]) => olds.every((old) => !old)).map(([name]) => name);
  return { newer, members: new Set(members) };
}

/** @param {any} node @returns {string | undefined} the name of a member that is written as a name */
const memberOf = ({ computed, property }) => (computed ? undefined : property.name);

/**
 * Returns what a file uses that a least browser has not.
 * @param {string} code @param {string} file @param {Table} table @returns {string[]}
 */
export function newerThanFloor(code, file, { newer, members }) {
  const found = new Set();
  walk(programOf(code, file), (/** @type {any} */ node) => {
    if (node.type === 'NewExpression' && newer.has(node.callee.name)) found.add(node.callee.name);
    if (node.type === 'CallExpression' && !node.optional && node.callee.type === 'MemberExpression') {
      const name = memberOf(node.callee);
      if (!node.callee.optional && name && members.has(name)) found.add(`.${name}()`);
    }
    if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return undefined;
    const name = `${node.object.name}.${memberOf(node)}`;
    if (newer.has(node.object.name) && !node.optional) found.add(node.object.name);
    else if (newer.has(name)) found.add(name);
    return undefined;
  });
  return [...found]
    .filter((name) => !GUARDED.has(name) && !OWN.has(name.slice(1, -2)))
    .filter((name) => !(KY_FILE.test(file) && /^AbortSignal\.any$|^\.any\(\)$/.test(name)))
    .sort();
}

/** @param {string} path a file, or a folder @returns {string[]} its scripts */
const scriptsIn = (path) =>
  path.endsWith('.js')
    ? [path]
    : readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.js'))
        .map((name) => join(path, name));

/**
 * Checks scripts.
 * @param {string[]} paths files and folders @throws {Error} naming what a least browser has not, or awaits at its top level
 */
export function checkFloor(paths) {
  const table = tableOfNewer();
  const problems = paths.flatMap(scriptsIn).flatMap((path) => {
    const code = readFileSync(path, 'utf8');
    const name = basename(path);
    const newer = newerThanFloor(code, name, table).map(
      (each) => `uses ${each}, newer than the least browsers`,
    );
    const awaits = topLevelAwaits(code, name).map((at) => `awaits at its top level: ${at}`);
    const styles = stylesIn(code, name)
      .flatMap(newerStyles)
      .map((each) => `has a style of ${each}, newer than the least browsers`);
    return [...newer, ...awaits, ...new Set(styles)].map((problem) => `${path} ${problem}`);
  });
  if (problems.length > 0)
    throw new Error(
      `${problems.join('\n')}\nscripts/build/minimum-browsers/floor.mjs and progressive.mjs have what is guarded.`,
    );
}

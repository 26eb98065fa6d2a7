/** The regular expressions of sources, to be checked for the time that they take with a hostile text. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { nodesOf } from '../source/syntax-nodes.mjs';
import { root } from '../system/run.mjs';

/** @typedef {{ path: string, line: number, source: string, flags: string }} Expression */
/** @typedef {{ path: string, line: number, text: string }} MadeExpression one that is put together while the code runs */

/** Without one of these an expression takes no longer for a longer text, from any one place. */
const REPEATS = /[*+{]/;

/**
 * Returns the expressions of a source that repeat something.
 * @param {string} path @param {string} text @returns {{ written: Expression[], made: MadeExpression[] }}
 */
export function expressionsOf(path, text) {
  const { program } = parseSync(path, text);
  const line = (/** @type {number} */ at) => text.slice(0, at).split('\n').length;
  const calls = ['NewExpression', 'CallExpression'].flatMap((type) => [...nodesOf(program, type)]);
  return {
    written: [...nodesOf(program, 'Literal')].flatMap(({ regex, start }) =>
      regex && REPEATS.test(regex.pattern)
        ? { path, line: line(start), source: regex.pattern, flags: regex.flags }
        : [],
    ),
    made: calls
      .filter(({ callee }) => callee.name === 'RegExp')
      .map(({ start, end }) => ({ path, line: line(start), text: text.slice(start, end) })),
  };
}

/** @param {string} folder from the root @returns {string[]} paths of its sources, types apart */
export const sourcesOf = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|m?js)$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .sort();

/** @param {readonly string[]} folders @returns {ReturnType<typeof expressionsOf>} */
export function expressionsIn(folders) {
  const all = folders
    .flatMap(sourcesOf)
    .map((path) => expressionsOf(path, readFileSync(join(root, path), 'utf8')));
  return { written: all.flatMap(({ written }) => written), made: all.flatMap(({ made }) => made) };
}

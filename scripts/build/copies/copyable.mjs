/** Which modules work in several copies. */
import { readFileSync, statSync } from 'node:fs';
import { parseSync } from 'vite';
import { moduleState } from '../../house/module-state.mjs';
import { nodesOf } from '../../source/syntax-nodes.mjs';

/** Bytes of a source that is small: with more, a file of its own costs a visitor of two widgets less. */
const SMALL = 4500;

/** Whether nothing of a module has state or is compared by identity. @param {string} path */
function isStateless(path) {
  if (!/\.tsx?$/.test(path)) return false;
  const { program } = parseSync(path, readFileSync(path, 'utf8'));
  const hasIdentity =
    [...nodesOf(program.body, 'ClassDeclaration')].length > 0 ||
    [...nodesOf(program.body, 'CallExpression')].some(({ callee }) =>
      /^(createContext|Symbol)$/.test(callee.name ?? ''),
    );
  return moduleState(program).length === 0 && !hasIdentity;
}

/** @type {Map<string, boolean>} */
const known = new Map();

/** Whether a module works in several copies and is small enough for them. @param {string} path */
export function isCopyable(path) {
  const found = known.get(path) ?? (statSync(path).size <= SMALL && isStateless(path));
  known.set(path, found);
  return found;
}

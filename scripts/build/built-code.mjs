/** What no built file may do, found in its syntax tree. */
import { parseSync } from 'vite';

/** @typedef {{ type: string, start: number, [key: string]: unknown }} Node */

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof (/** @type {Node | null} */ (value)?.type) === 'string';

/**
 * Calls `visit` for a node and all below it; not below one for which it returns false.
 * @param {Node} node @param {(node: Node) => boolean | undefined} visit
 */
export function walk(node, visit) {
  if (visit(node) === false) return;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit);
}

/** @param {string} code @param {string} name its file @returns {Node} @throws {SyntaxError} */
export function programOf(code, name) {
  const { program, errors } = parseSync(name, code, { sourceType: 'module' });
  if (errors[0]) throw new SyntaxError(`${name}: ${errors[0].message}`);
  return /** @type {Node} */ (/** @type {unknown} */ (program));
}

const FUNCTION = /Function/;

/**
 * Returns where a file awaits at its top level. In WebKit a second import of a file that still waits resolves before the
 * file has run (bug 242740).
 * @param {string} code @param {string} name @returns {string[]} the code at each
 */
export function topLevelAwaits(code, name) {
  /** @type {string[]} */
  const found = [];
  walk(programOf(code, name), (node) => {
    if (FUNCTION.test(node.type)) return false;
    const isUsing = node.type === 'VariableDeclaration' && node.kind === 'await using';
    if (node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await) || isUsing)
      found.push(code.slice(node.start, node.start + 60));
  });
  return found;
}

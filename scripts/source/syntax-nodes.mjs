/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node of a parsed module */

/** What runs only when it is called. */
export const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression'];

/**
 * Goes through a syntax tree in the order of the source.
 * @param {any} tree a node or a list of nodes @param {string} type of the nodes that it yields, those within others too
 * @param {readonly string[]} skipped types of nodes whose content it leaves out
 * @returns {Generator<Node>}
 */
export function* nodesOf(tree, type, skipped = []) {
  if (Array.isArray(tree)) for (const each of tree) yield* nodesOf(each, type, skipped);
  else if (tree && typeof tree.type === 'string' && !skipped.includes(tree.type)) {
    if (tree.type === type) yield tree;
    for (const each of Object.values(tree)) if (typeof each === 'object') yield* nodesOf(each, type, skipped);
  }
}

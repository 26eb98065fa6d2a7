/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node of a parsed module */

/**
 * Goes through a syntax tree in the order of the source.
 * @param {any} tree a node or a list of nodes @param {string} type of the nodes that it yields, those within others too
 * @returns {Generator<Node>}
 */
export function* nodesOf(tree, type) {
  if (Array.isArray(tree)) for (const each of tree) yield* nodesOf(each, type);
  else if (tree && typeof tree.type === 'string') {
    if (tree.type === type) yield tree;
    for (const each of Object.values(tree)) if (typeof each === 'object') yield* nodesOf(each, type);
  }
}

/** What loads by itself once another module is there: with the first focus, and with the first call. */
export const FOLLOWS = /** @type {const} */ ([
  ['src/element/mount.tsx', 'src/ui/first-use/first-use.ts'],
  ['src/services/http/call.ts', 'src/services/http/send.ts'],
]);

/**
 * Returns modules together with those that follow them, and what these import statically.
 * @param {import('./module-graph.mjs').ModuleGraph} graph @param {Iterable<string>} modules ids
 */
export function withFollowing(graph, modules) {
  const reached = new Set(modules);
  for (const [before, after] of FOLLOWS) {
    const [first, next] = [graph.idOf(before), graph.idOf(after)];
    if (first && next && reached.has(first)) for (const id of graph.withImports([next])) reached.add(id);
  }
  return reached;
}

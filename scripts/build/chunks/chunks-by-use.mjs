/** The plugin that plans a build's chunks (plan.mjs), and the settings by which the bundler follows the plan. */
import { keptChunks, writePlan } from './kept-plan.mjs';
import { graphOf } from './module-graph.mjs';
import { pinnedChunks } from './pinned.mjs';
import { chunkNames } from './planned-names.mjs';

/** @typedef {import('vite').Plugin} Plugin */

/**
 * Returns the plugin, and the groups for the bundler, which asks for names once all modules are known.
 * @param {{ inRuntime: (path: string) => boolean, isPlanned: boolean, isWritten: boolean }} options isPlanned: else the
 *   bundler has a file for all that the same imports load, which is exact and many files. isWritten: whether the plan is made
 *   anew and written (`npm run chunks`)
 * @returns {{ plugin: Plugin, groups: import('vite').Rolldown.CodeSplittingGroup[] }}
 */
export function chunksByUse({ inRuntime, isPlanned, isWritten }) {
  const pinned = pinnedChunks(inRuntime);
  /** @type {Map<string, string>} */
  let names = new Map();
  return {
    plugin: {
      name: 'vitrine:chunks-by-use',
      apply: 'build',
      buildEnd(error) {
        if (error || !isPlanned) return;
        names = chunkNames(graphOf(this), pinned, isWritten ? new Map() : keptChunks());
        if (isWritten) writePlan(names);
      },
    },
    groups: [
      ...pinned.map(({ name, test }, at) => ({ name, test, priority: pinned.length + 1 - at })),
      {
        debugName: 'chunks by use',
        name: (id) => names.get(id) ?? null,
        // The plan has a chunk for each module already.
        includeDependenciesRecursively: false,
      },
    ],
  };
}

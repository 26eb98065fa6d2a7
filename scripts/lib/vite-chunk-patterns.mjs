/** A plugin that finds patterns of chunks without a module. */
import { alternativesOf } from './pattern-alternatives.mjs';

/** @typedef {import('vite').Plugin} Plugin */
/** @typedef {import('./chunk-groups.mjs').ChunkGroup} ChunkGroup */

/**
 * Returns the alternatives of the groups' patterns that match no module.
 * @param {ChunkGroup[]} groups @param {string[]} modules ids @returns {{ group: string, pattern: string }[]}
 */
export function deadPatterns(groups, modules) {
  return groups.flatMap(({ name, test }) => {
    if (typeof test === 'function')
      return modules.some(test) ? [] : [{ group: name, pattern: 'its function' }];
    return alternativesOf(test)
      .filter((pattern) => !modules.some((id) => pattern.test(id)))
      .map(({ source }) => ({ group: name, pattern: source }));
  });
}

/**
 * Fails a build of all widgets in which a pattern, or one alternative of it, matches no module: a file that moves would
 * leave its chunk silently.
 * @param {ChunkGroup[]} groups
 * @returns {Plugin}
 */
export const chunkPatternsMatch = (groups) => ({
  name: 'vitrine:chunk-patterns-match',
  apply: 'build',
  buildEnd(error) {
    if (error) return;
    const dead = deadPatterns(groups, [...this.getModuleIds()]);
    if (dead.length === 0) return;
    const list = dead.map(({ group, pattern }) => `  ${group}: ${pattern}`).join('\n');
    this.error(
      `scripts/lib/chunk-groups.mjs: no module is matched by\n${list}\nRemove it, or mend its path.`,
    );
  },
});

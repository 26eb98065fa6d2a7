/** Names of planned chunks, which their files have. */
import { pathOf } from './module-graph.mjs';

/**
 * Names each chunk as the earlier plan did; a new one after the file that is imported of it, if there is one, or after
 * the folder or package that has most of it.
 * @param {readonly { modules: import('./chunk-set.mjs').PlannedModule[] }[]} chunks
 * @param {ReadonlyMap<string, string>} kept by module
 * @param {ReadonlySet<string>} targets modules that are imported dynamically
 */
export function namesOf(chunks, kept, targets) {
  /** @type {Map<string, string>} */
  const names = new Map();
  const taken = new Set(kept.values());
  for (const { modules } of chunks) {
    const before = modules.map(({ id }) => kept.get(id)).find(Boolean);
    const name = before ?? free(descriptionOf(modules, targets), taken);
    taken.add(name);
    for (const { id } of modules) names.set(id, name);
  }
  return names;
}

/** @param {{ id: string, bytes: number }[]} modules @param {ReadonlySet<string>} targets */
export function descriptionOf(modules, targets) {
  const imported = modules.filter(({ id }) => targets.has(id));
  if (imported.length === 1)
    return (
      partsOf(imported[0]?.id ?? '')
        .pop()
        ?.replace(/\..*/, '') ?? ''
    );
  /** @type {Map<string, number>} */
  const folders = new Map();
  for (const { id, bytes } of modules) {
    const folder =
      // A package has its own name, whatever its folders are called.
      /node_modules\/(?:@[^/]+\/)?([^/]+)/.exec(pathOf(id))?.[1] ??
      partsOf(id)
        .slice(0, -1)
        .filter((part) => part !== 'deferred')
        .pop() ??
      '';
    folders.set(folder, (folders.get(folder) ?? 0) + bytes);
  }
  return [...folders].sort((one, other) => other[1] - one[1])[0]?.[0] ?? '';
}

/** @param {string} id */
const partsOf = (id) => pathOf(id).replace(/\?.*/, '').split('/');

/** A name that no other chunk has. @param {string} description @param {ReadonlySet<string>} taken */
export function free(description, taken) {
  const word = description.replace(/[^\w-]/g, '') || 'chunk';
  for (let count = 1; ; count++) {
    const name = count === 1 ? word : `${word}-${count}`;
    if (!taken.has(name)) return name;
  }
}

/** Names of planned chunks, which their files and budgets have. */
import { pathOf } from './module-graph.mjs';

/**
 * Names each chunk after the folder that has most of it, or as the earlier plan did.
 * @param {import('./chunk-set.mjs').Chunk[]} chunks @param {ReadonlyMap<string, string>} kept by module
 */
export function namesOf(chunks, kept) {
  /** @type {Map<string, string>} */
  const names = new Map();
  const taken = new Set(kept.values());
  for (const { modules } of chunks) {
    const before = modules.map(({ id }) => kept.get(id)).find(Boolean);
    const name = before ?? freeName(modules, taken);
    taken.add(name);
    for (const { id } of modules) names.set(id, name);
  }
  return names;
}

/** @param {import('./chunk-set.mjs').PlannedModule[]} modules @param {Set<string>} taken */
function freeName(modules, taken) {
  /** @type {Map<string, number>} */
  const folders = new Map();
  for (const { id, bytes } of modules) {
    const folder =
      pathOf(id)
        .replace(/\?.*/, '')
        .split('/')
        .slice(0, -1)
        .filter((part) => part !== 'deferred')
        .pop() ?? '';
    folders.set(folder, (folders.get(folder) ?? 0) + bytes);
  }
  const [folder = 'chunk'] = [...folders].sort((one, other) => other[1] - one[1]).map(([name]) => name);
  const safe = folder.replace(/[^\w-]/g, '');
  for (let count = 1; ; count++) {
    const name = count === 1 ? safe : `${safe}-${count}`;
    if (!taken.has(name)) return name;
  }
}

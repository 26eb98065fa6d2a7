/** The house as derived from its imports: rooms by floor, and the number of imports between floors. */

import { readImportGraph } from '../source/import-graph.mjs';
import { FLOORS } from './rules.mjs';

/**
 * @typedef {{ name: string, files: number }} Room
 * @typedef {{ floors: { name: string, rooms: Room[] }[], imports: { from: string, to: string, count: number }[],
 *   circles: number }} House from the top floor down
 */

/** @param {string} path @returns {{ floor: string, room: string } | undefined} */
function placeOf(path) {
  const [top, floor = '', next = ''] = path.split('/');
  if (top === 'widgets') return { floor: 'widgets', room: floor };
  if (top !== 'src' || !FLOORS.includes(floor)) return undefined;
  return { floor, room: path.split('/').length > 3 ? next : floor };
}

/**
 * Cycles of files, each as a list of files that import one another.
 * @param {import('../source/import-graph.mjs').ImportGraph} graph @returns {string[][]}
 */
export function circlesOf(graph) {
  /** @type {Map<string, number>} */
  const index = new Map();
  /** @type {Map<string, number>} */
  const low = new Map();
  /** @type {string[]} */
  const stack = [];
  const open = new Set();
  /** @type {string[][]} */
  const circles = [];
  /** Tarjan's strongly connected components. @param {string} path */
  const visit = (path) => {
    index.set(path, index.size);
    low.set(path, /** @type {number} */ (index.get(path)));
    stack.push(path);
    open.add(path);
    for (const next of graph.get(path) ?? []) {
      if (!graph.has(next)) continue;
      if (!index.has(next)) visit(next);
      if (open.has(next)) low.set(path, Math.min(Number(low.get(path)), Number(low.get(next))));
    }
    if (low.get(path) !== index.get(path)) return;
    const circle = stack.splice(stack.indexOf(path));
    for (const each of circle) open.delete(each);
    if (circle.length > 1) circles.push(circle);
  };
  for (const path of graph.keys()) if (!index.has(path)) visit(path);
  return circles;
}

/** @param {string} root @param {import('../source/import-graph.mjs').ImportGraph} [graph] @returns {House} */
export function drawHouse(root, graph = readImportGraph(root)) {
  /** @type {Map<string, Map<string, number>>} */
  const rooms = new Map();
  /** @type {Map<string, number>} */
  const imports = new Map();
  for (const [path, targets] of graph) {
    const mine = placeOf(path);
    if (!mine) continue;
    const floor = rooms.get(mine.floor) ?? new Map();
    rooms.set(mine.floor, floor.set(mine.room, (floor.get(mine.room) ?? 0) + 1));
    for (const target of targets) {
      const theirs = placeOf(target);
      if (!theirs || theirs.floor === mine.floor) continue;
      const key = `${mine.floor} ${theirs.floor}`;
      imports.set(key, (imports.get(key) ?? 0) + 1);
    }
  }
  return {
    floors: [...FLOORS].reverse().map((name) => ({
      name,
      rooms: [...(rooms.get(name) ?? [])].sort().map(([room, files]) => ({ name: room, files })),
    })),
    imports: [...imports].sort().map(([key, count]) => {
      const [from = '', to = ''] = key.split(' ');
      return { from, to, count };
    }),
    circles: circlesOf(graph).length,
  };
}

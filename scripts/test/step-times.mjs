/** The seconds of each step of earlier runs, so that a run says what has become slower. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';

/** @typedef {{ at: string, load: number, steps: Record<string, number> }} Run load: of the machine, before the run */

/** Runs that are kept, a file each. */
const KEPT = 20;
/** Below this many seconds a step is not compared: its noise is larger than it. */
const LEAST = 5;

/** @param {string} folder @returns {Run[]} the earliest first; a file that cannot be read is left out */
export function readRuns(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      try {
        return [JSON.parse(readFileSync(join(folder, name), 'utf8'))];
      } catch {
        return [];
      }
    });
}

/** Keeps a run, and the latest of those before. @param {string} folder @param {Run} run */
export function keepRun(folder, run) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${run.at.replaceAll(':', '-')}.json`), `${JSON.stringify(run)}\n`);
  for (const name of readdirSync(folder).sort().slice(0, -KEPT)) rmSync(join(folder, name));
}

/** @param {Record<string, number>} steps seconds by name @returns {Run} */
export const runOf = (steps) => ({ at: new Date().toISOString(), load: loadavg()[0] ?? 0, steps });

/**
 * Says for each step how its seconds are beside the median of earlier runs of the same step, in percent: `+12 %`; nothing for a
 * short step or without an earlier run.
 * @param {Record<string, number>} steps @param {readonly Run[]} earlier @returns {Record<string, string>}
 */
export function changesOf(steps, earlier) {
  const said = Object.entries(steps).flatMap(([name, seconds]) => {
    const before = earlier.flatMap((run) => run.steps[name] ?? []).sort((one, other) => one - other);
    const median = before[Math.floor(before.length / 2)];
    if (median === undefined || Math.max(median, seconds) < LEAST) return [];
    const percent = Math.round((seconds / median - 1) * 100);
    return [[name, `${percent < 0 ? '' : '+'}${percent} % of ${before.length}`]];
  });
  return Object.fromEntries(said);
}

/** Empties places of the sentence table, one at a time, and reads which of their tests fail. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { importsBelow, reachedFrom, readImportGraph } from '../../source/import-graph.mjs';
import { root } from '../../system/run.mjs';
import { EMPTIED } from './emptied-place.mjs';

const TEST = /\.test\.tsx?$/;
/** Those that run without a build; a browser's tests are no proof. */
const PROVING = /^test\/(unit|contract)\//;
/** Tests that reach their places by a glob, not by an import. */
const BY_GLOB = /^test\/unit\/(messages|errors)/;
/** Milliseconds for a test. */
const TIMEOUT = 10_000;
/** Tests of a file that may hang; then it is left. */
const HANGING = 2;
const TIMED_OUT = /^(Test|Hook) timed out/;

/**
 * Reads which test files the paths of the table stand for, and what they reach.
 * @returns {{ filesOf(path: string): string[], reaches(file: string, place: string): boolean }} filesOf: of a test, a folder of tests,
 *   or what tests import. reaches: whether a test could notice that a place is empty
 */
export function readTests() {
  const graph = readImportGraph(root);
  /** @type {Map<string, string[]>} */
  const known = new Map();
  /** @param {string} path */
  const find = (path) => {
    if (statSync(join(root, path)).isDirectory())
      return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(path, name),
      );
    return TEST.test(path) ? [path] : [...reachedFrom(graph, [path])];
  };
  /** @type {Map<string, string[]>} */
  const below = new Map();
  return {
    filesOf(path) {
      if (!PROVING.test(path)) return [];
      const files = known.get(path) ?? find(path).filter((file) => TEST.test(file) && PROVING.test(file));
      known.set(path, files);
      return files;
    },
    reaches(file, place) {
      const imported = below.get(file) ?? [...importsBelow(graph, file)];
      below.set(file, imported);
      return BY_GLOB.test(file) || imported.some((path) => path === place || path.startsWith(`${place}/`));
    },
  };
}

/**
 * Starts the runner, which keeps what it has transformed from one place to the next.
 * @returns {Promise<{ findFailing(place: string, files: readonly string[]): Promise<string | undefined>, close(): Promise<void> }>}
 *   findFailing resolves to the first of the test files that fails while the place is empty: a file or a folder from the root
 */
export async function startProver() {
  /** Whether a test of this run has failed by itself, and how many hung. */
  let hasNoticed = false;
  let hanging = 0;
  const vitest = await createVitest('test', {
    watch: false,
    project: ['unit-*', 'contract'],
    testTimeout: TIMEOUT,
    hookTimeout: TIMEOUT,
    reporters: [
      {
        onTestCaseResult(test) {
          const { state, errors } = test.result();
          if (state !== 'failed') return;
          if (errors.every(({ message }) => TIMED_OUT.test(message))) hanging++;
          else hasNoticed = true;
          // One is enough.
          if (hasNoticed || hanging === HANGING) void vitest.cancelCurrentRun('test-failure');
        },
        // It could not be imported.
        onTestModuleEnd(module) {
          if (module.errors().length > 0) hasNoticed = true;
        },
      },
    ],
  });
  // A worker that keeps its modules would have those of the place before.
  for (const { config } of vitest.projects) config.isolate = true;
  /** @param {string | undefined} place */
  const empty = (place) => {
    const before = process.env[EMPTIED];
    if (place === undefined) delete process.env[EMPTIED];
    else process.env[EMPTIED] = place;
    for (const each of [before, place]) {
      const whole = each && join(root, each);
      const modules = whole
        ? [...modulesOf(vitest)].filter((id) => id === whole || id.startsWith(`${whole}/`))
        : [];
      for (const id of modules) vitest.invalidateFile(id);
    }
  };
  /** @param {string} file */
  const runFile = async (file) => {
    hasNoticed = false;
    hanging = 0;
    await vitest.runTestSpecifications(await vitest.globTestSpecifications([file]));
  };
  return {
    async findFailing(place, files) {
      empty(place);
      for (const file of files) {
        await runFile(file);
        if (hasNoticed) return file;
        if (hanging < HANGING) continue;
        // What waits for something that an empty place never brings; on a busy machine it may be slow instead.
        empty(undefined);
        await runFile(file);
        if (!hasNoticed && hanging === 0) return file;
        empty(place);
      }
      return undefined;
    },
    async close() {
      empty(undefined);
      await vitest.close();
      // The runner counts the failures that were wanted.
      process.exitCode = 0;
    },
  };
}

/** The files that the runner has transformed. @param {import('vitest/node').Vitest} vitest */
const modulesOf = (vitest) =>
  new Set(
    vitest.projects.flatMap(({ vite }) =>
      Object.values(vite.environments).flatMap(({ moduleGraph }) => [...moduleGraph.fileToModulesMap.keys()]),
    ),
  );

/**
 * Resolves to tests that fail while a place is empty: for each row with it one of the row's, as far as there is one.
 * @param {string} place
 * @param {object} table
 * @param {readonly import('./rows.mjs').Row[]} table.rows @param {ReturnType<typeof readTests>} table.named
 * @param {(place: string, files: readonly string[]) => Promise<string | undefined>} table.findFailing
 * @returns {Promise<string[]>} sorted
 */
export async function proofOf(place, { rows, named, findFailing }) {
  /** @type {Set<string>} */
  const failing = new Set();
  /** @type {Set<string>} */
  const passing = new Set();
  for (const { done, tests } of rows) {
    if (!done.includes(place)) continue;
    const files = tests.flatMap(named.filesOf).filter((file) => named.reaches(file, place));
    if (files.some((file) => failing.has(file))) continue;
    const untried = files.filter((file) => !passing.has(file));
    const found = await findFailing(place, untried);
    for (const file of found ? untried.slice(0, untried.indexOf(found)) : untried) passing.add(file);
    if (found) failing.add(found);
  }
  return [...failing].sort();
}

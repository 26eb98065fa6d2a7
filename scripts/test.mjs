/**
 * The test run: runs every step even after a failure, and prints the total as the last line.
 * `npm test -- --only unit,types` runs some steps, `npm test -- --changed` what a change can break;
 * `npm test -- --help` lists them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, isFresh } from './build.mjs';
import { generateCached, generateDrawing } from './generate.mjs';
import { ensureChromium } from './system/chromium.mjs';
import { Halt, main, progress, readCount, readOptions } from './system/cli.mjs';
import { ensureEngines } from './system/engines.mjs';
import { root } from './system/run.mjs';
import { ensurePackages } from './system/setup.mjs';
import { changedFiles } from './test/changed-files.mjs';
import { sayChoice } from './test/changed-words.mjs';
import { add, one, say } from './test/counts.mjs';
import { endAtFirstFailure } from './test/runners.mjs';
import { changesOf, keepRun, readRuns, runOf } from './test/step-times.mjs';
import { steps } from './test/steps.mjs';
import { filesOf, slowest, timingLines } from './test/timings.mjs';
import { beginTurn } from './test/turn.mjs';

/** @typedef {import('./test/steps.mjs').Step} Step */
/** @typedef {import('./test/runners.mjs').Result} Result */
/** @typedef {import('./test/timings.mjs').Timing} Timing */

const SLOWEST = 10;
/** The steps' seconds of earlier runs. */
const RUNS = join(root, '.cache/runs');

const list = () => steps.map(({ name, about }) => `  ${name.padEnd(10)} ${about}`).join('\n');
const HELP = `npm test -- [--only STEP,STEP] [--changed [COMMIT]] [--nearest COUNT] [--turn] [--bail]

--changed runs what differs from a commit can break; without one, what is not committed, or else the last commit. --nearest takes that
many unit test files only, those that import the change most directly. --turn tries an eighth of
the largest matrices of widgets and pages, by the commit; before a release all are. --bail ends each step at its first failure.

${list()}`;

/** @typedef {{ step: Step, some?: unknown }} Part a step and the part of it to run; everything without `some` */

/** @returns {Promise<Part[] | undefined>} undefined if only help was requested @throws {Halt} */
async function chosen() {
  /** @type {string[]} */
  const words = [];
  const values = readOptions(
    {
      only: { type: 'string', multiple: true },
      changed: { type: 'boolean' },
      nearest: { type: 'string' },
      turn: { type: 'boolean' },
      bail: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    HELP,
    words,
  );
  if (values.help) return undefined;
  if (words.length > (values.changed ? 1 : 0))
    throw new Halt(`${words.join(' ')} is not understood.\n\n${HELP}`);
  const nearest = values.nearest === undefined ? Infinity : readCount('nearest', values.nearest);
  if (values.turn) console.log(beginTurn());
  if (values.bail) endAtFirstFailure();
  const named = values.only ? stepsNamed(values.only) : steps.filter(({ onlyNamed }) => !onlyNamed);
  return values.changed ? ofChange(named, words[0] ?? '', nearest) : named.map((step) => ({ step }));
}

/** @param {string[]} only @returns {Step[]} @throws {Halt} */
function stepsNamed(only) {
  const names = only.flatMap((text) => text.split(',')).map((name) => name.trim());
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length) {
    throw new Halt(
      `There is no step named ${unknown.map((name) => `"${name}"`).join(', ')}. The steps are:\n${list()}`,
    );
  }
  return steps.filter(({ name }) => names.includes(name));
}

/**
 * Selects the parts of steps that a change can break; prints them with the reasons.
 * @param {Step[]} among @param {string} ref @param {number} nearest @returns {Promise<Part[]>} @throws {Halt}
 */
async function ofChange(among, ref, nearest) {
  await ensurePackages();
  // The import reader is in one of the packages.
  const [{ readImportGraph }, { choose }] = await Promise.all([
    import('./source/import-graph.mjs'),
    import('./test/changed.mjs'),
  ]);
  const { since, files } = changedFiles(ref);
  const textOf = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
  const { choice, reasons } = choose(files, readImportGraph(root, files), textOf);
  if (choice.unit) choice.unit = choice.unit.slice(0, nearest);
  console.log(
    `changed since ${since}:\n${[...reasons, ...sayChoice(choice)].map((line) => `  ${line}\n`).join('')}`,
  );
  return among.flatMap((step) => {
    const some = /** @type {Record<string, unknown>} */ (choice)[step.name];
    return some ? [{ step, some: some === true ? undefined : some }] : [];
  });
}

/** @param {unknown} error */
const words = (error) =>
  error instanceof Halt ? error.message : String((error instanceof Error && error.stack) || error);

/** Requirements of steps, prepared once for all; the promise keeps a failure for later steps. */
class Needs {
  /** @type {Promise<unknown> | undefined} */
  #build;
  /** @type {Promise<unknown> | undefined} */
  #chromium;

  /** Called after the build step: steps that need a build depend on its result. @param {boolean} ok */
  built(ok) {
    this.#build = ok ? Promise.resolve() : Promise.reject(new Halt('Not run: the build failed.'));
    this.#build.catch(() => {});
  }

  /** @param {Step} step @throws {Halt} */
  async meet({ needs = [] }) {
    if (needs.includes('build')) {
      this.#build ??= this.#makeBuild();
      await this.#build;
    }
    if (needs.includes('chromium')) {
      this.#chromium ??= ensureChromium();
      await this.#chromium;
    }
    if (needs.includes('engines')) await ensureEngines();
    if (needs.includes('drawing')) await generateDrawing();
  }

  async #makeBuild() {
    if (isFresh()) return;
    const failed = (await build()).filter(({ ok }) => !ok);
    if (failed.length)
      throw new Halt(`Not run: the build failed.\n${failed.map(({ output }) => output).join('\n')}`);
  }
}

/** @param {Part} part @param {Needs} needs @returns {Promise<Result>} */
async function perform({ step, some }, needs) {
  try {
    await needs.meet(step);
  } catch (error) {
    const result = { ...one(false), output: words(error) };
    console.log(`- ${step.name} ... ${say(result)}`);
    return result;
  }
  return progress(
    step.name,
    () => step.run(some).catch((error) => ({ ...one(false), output: words(error) })),
    (result) => `${say(result)}${'note' in result && result.note ? `, ${result.note}` : ''}`,
    step.beside,
  );
}

/**
 * Performs steps in their order, neighbours that are `beside` at the same time: each keeps one core busy.
 * @param {Part[]} parts @param {Needs} needs
 */
async function* performAll(parts, needs) {
  const timed = async (/** @type {Part} */ part) => {
    const began = performance.now();
    const result = await perform(part, needs);
    return { step: part.step, result, seconds: (performance.now() - began) / 1000 };
  };
  for (let next = 0; next < parts.length; ) {
    const after = parts.findIndex(({ step }, index) => index > next && !step.beside);
    const end = parts[next]?.step.beside ? (after < 0 ? parts.length : after) : next + 1;
    yield* await Promise.all(parts.slice(next, end).map(timed));
    next = end;
  }
}

/**
 * Prints the seconds of steps beside those of earlier runs, and keeps them.
 * @param {Timing[]} ofSteps @param {Timing[]} ofTests @param {number} seconds of the run: some steps run at the same time
 * @param {ReadonlySet<string>} wholeSteps names of the steps of which all was run
 */
function printTimings(ofSteps, ofTests, seconds, wholeSteps) {
  const taken = Object.fromEntries(ofSteps.map((each) => [each.name, each.seconds]));
  // Parts of steps compare with nothing, nor does the sum of some of them.
  const whole = Object.fromEntries(
    ofSteps.filter((each) => wholeSteps.has(each.name)).map((each) => [each.name, each.seconds]),
  );
  const changes = changesOf(whole, readRuns(RUNS));
  const lines = Object.entries({ ...taken, all: seconds }).map(([name, seconds]) => ({
    name: changes[name] ? `${name.padEnd(10)} ${changes[name]}` : name,
    seconds,
  }));
  console.log(
    `\nseconds per step, beside the median of earlier runs here:\n${timingLines(lines).join('\n')}`,
  );
  if (Object.keys(whole).length > 0) keepRun(RUNS, runOf(whole));
  if (!ofTests.length) return;
  console.log(`\nslowest files:\n${timingLines(slowest(filesOf(ofTests), SLOWEST)).join('\n')}`);
  console.log(`\nslowest tests:\n${timingLines(slowest(ofTests, SLOWEST)).join('\n')}`);
}

await main(import.meta.url, async () => {
  const selected = await chosen();
  if (!selected) return console.log(HELP);
  let total = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} */
  const red = [];
  /** @type {Timing[]} */
  const stepTimings = [];
  /** @type {Timing[]} */
  const testTimings = [];
  const start = performance.now();
  try {
    await ensurePackages();
    await generateCached();
    const needs = new Needs();
    for await (const { step, result, seconds } of performAll(selected, needs)) {
      stepTimings.push({ name: step.name, seconds });
      for (const { name, seconds } of result.tests ?? [])
        testTimings.push({ name: `${step.name}  ${name}`, seconds });
      for (const line of 'lines' in result ? (result.lines ?? []) : []) console.log(`  ${line}`);
      if (step.name === 'build') needs.built(result.failed === 0);
      if (result.failed) {
        red.push(step.name);
        console.log(`\n${result.output.trim()}\n`);
      }
      total = add(total, result);
    }
  } catch (error) {
    console.log(`\n${words(error)}`);
    total = add(total, one(false));
  }
  const wholeSteps = new Set(selected.flatMap(({ step, some }) => (some === undefined ? [step.name] : [])));
  printTimings(stepTimings, testTimings, (performance.now() - start) / 1000, wholeSteps);
  if (red.length) console.log(`\nfailed: ${red.join(', ')} (again: npm test -- --only ${red.join(',')})`);
  console.log(`\n${say(total)}`);
  if (total.failed) process.exitCode = 1;
});

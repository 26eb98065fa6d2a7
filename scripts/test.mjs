/**
 * The test run: every step even when one before it failed, and the sum as the last line.
 * `npm test -- --only unit,types` for some of them; `npm test -- --help` lists them.
 */
import { build, isFresh } from './build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { Halt, main, progress, readOptions } from './lib/cli.mjs';
import { add, one, say } from './lib/counts.mjs';
import { ensurePackages } from './lib/setup.mjs';
import { steps } from './lib/steps.mjs';
import { slowest, timingLines } from './lib/timings.mjs';

/** @typedef {import('./lib/steps.mjs').Step} Step */
/** @typedef {import('./lib/runners.mjs').Result} Result */
/** @typedef {import('./lib/timings.mjs').Timing} Timing */

const SLOWEST = 10;

const list = () => steps.map(({ name, about }) => `  ${name.padEnd(10)} ${about}`).join('\n');
const HELP = `npm test -- [--only STEP,STEP]\n\n${list()}`;

/** @returns {Step[] | undefined} undefined when only help was asked for @throws {Halt} */
function chosen() {
  const values = readOptions(
    { only: { type: 'string', multiple: true }, help: { type: 'boolean', short: 'h' } },
    HELP,
  );
  if (values.help) return undefined;
  if (!values.only) return steps;
  const names = values.only.flatMap((text) => text.split(',')).map((name) => name.trim());
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length) {
    throw new Halt(
      `There is no step named ${unknown.map((name) => `"${name}"`).join(', ')}. The steps are:\n${list()}`,
    );
  }
  return steps.filter(({ name }) => names.includes(name));
}

/** @param {unknown} error */
const words = (error) =>
  error instanceof Halt ? error.message : String((error instanceof Error && error.stack) || error);

/** What steps need, made once for all of them; the promise keeps a failure for those that come later. */
class Needs {
  /** @type {Promise<unknown> | undefined} */
  #build;
  /** @type {Promise<unknown> | undefined} */
  #chromium;

  /** The build step has run: whoever needs a build lives by its result. @param {boolean} ok */
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
  }

  async #makeBuild() {
    if (isFresh()) return;
    const failed = (await build()).filter(({ ok }) => !ok);
    if (failed.length)
      throw new Halt(`Not run: the build failed.\n${failed.map(({ output }) => output).join('\n')}`);
  }
}

/** @param {Step} step @param {Needs} needs @returns {Promise<Result>} */
async function perform(step, needs) {
  try {
    await needs.meet(step);
  } catch (error) {
    const result = { ...one(false), output: words(error) };
    console.log(`- ${step.name} ... ${say(result)}`);
    return result;
  }
  return progress(
    step.name,
    () => step.run().catch((error) => ({ ...one(false), output: words(error) })),
    (result) => `${say(result)}${'note' in result && result.note ? `, ${result.note}` : ''}`,
  );
}

/** @param {Timing[]} ofSteps @param {Timing[]} ofTests */
function printTimings(ofSteps, ofTests) {
  const seconds = ofSteps.reduce((sum, each) => sum + each.seconds, 0);
  console.log(`\nseconds per step:\n${timingLines([...ofSteps, { name: 'all', seconds }]).join('\n')}`);
  if (!ofTests.length) return;
  console.log(`\nslowest tests:\n${timingLines(slowest(ofTests, SLOWEST)).join('\n')}`);
}

await main(import.meta.url, async () => {
  const selected = chosen();
  if (!selected) return console.log(HELP);
  let total = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} */
  const red = [];
  /** @type {Timing[]} */
  const stepTimings = [];
  /** @type {Timing[]} */
  const testTimings = [];
  try {
    await ensurePackages();
    const needs = new Needs();
    for (const step of selected) {
      const began = performance.now();
      const result = await perform(step, needs);
      stepTimings.push({ name: step.name, seconds: (performance.now() - began) / 1000 });
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
  printTimings(stepTimings, testTimings);
  if (red.length) console.log(`\nfailed: ${red.join(', ')} (again: npm test -- --only ${red.join(',')})`);
  console.log(`\n${say(total)}`);
  if (total.failed) process.exitCode = 1;
});

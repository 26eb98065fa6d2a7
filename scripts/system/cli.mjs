/** Output and exit codes of the scripts. */
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import * as util from 'node:util';
import { isEnding } from './run.mjs';

/** An error whose message is shown without a stack. */
export class Halt extends Error {}

/** @param {number} began a reading of performance.now() @returns {string} seconds */
const since = (began) => ((performance.now() - began) / 1000).toFixed(1);

/**
 * Prints what is being done and then how long it took: "- building ... 1.2 s".
 * @template T @param {string} label @param {() => Promise<T>} work
 * @param {(result: T) => string} [summary] printed before the time
 * @param {boolean} [beside] whether other work runs at the same time: the line is printed whole at the end
 * @returns {Promise<T>}
 */
export async function progress(label, work, summary, beside = false) {
  const began = performance.now();
  const start = `- ${label} ... `;
  if (!beside) process.stdout.write(start);
  try {
    const result = await work();
    const words = summary?.(result);
    process.stdout.write(`${beside ? start : ''}${words ? `${words}, ` : ''}${since(began)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write(`${beside ? start : ''}failed after ${since(began)} s\n`);
    throw error;
  }
}

/**
 * Parses the command line.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} T
 * @param {T} options @param {string} help shown for an invalid argument
 * @param {string[]} [words] receives the positional arguments; without it, none are allowed
 * @returns {ReturnType<typeof util.parseArgs<{ options: T }>>['values']}
 * @throws {Halt}
 */
export function readOptions(options, help, words) {
  // Missing in Node versions that ensurePackages() rejects with a better message.
  if (!util.parseArgs) return /** @type {any} */ ({});
  try {
    const { values, positionals } = util.parseArgs({ options, allowPositionals: Boolean(words) });
    words?.push(...positionals);
    return values;
  } catch (error) {
    throw new Halt(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
}

/**
 * A count that was asked for on the command line.
 * @param {string} option its name @param {string} text what was given for it @returns {number} 1 or more
 * @throws {Halt}
 */
export function readCount(option, text) {
  if (!/^[1-9]\d*$/.test(text)) throw new Halt(`--${option} takes a whole number from 1, not "${text}".`);
  return Number(text);
}

/** @param {number} port @returns {Promise<boolean>} */
export function portIsFree(port) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, () => probe.close(() => done(true)));
  });
}

/** @returns {Promise<number>} a port of this machine that is free now */
export function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const bound = probe.address();
      probe.close(() => done(typeof bound === 'object' && bound ? bound.port : 0));
    });
  });
}

/**
 * Runs `work` if this file is Node's main module, and turns its result into an exit code.
 * @param {string} url import.meta.url of the script @param {() => Promise<unknown>} work
 */
export async function main(url, work) {
  if (!process.argv[1] || realpathSync(process.argv[1]) !== fileURLToPath(url)) return;
  try {
    await work();
  } catch (error) {
    // A failure caused by a signal is not reported.
    if (isEnding()) return;
    console.error(error instanceof Halt ? error.message : error);
    process.exitCode = 1;
  }
}

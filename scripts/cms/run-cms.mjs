/** The step cms of `npm test`: WordPress and the editors, each if it can be had here. */
import { NotHere } from '../system/apt.mjs';
import { add } from '../test/counts.mjs';
import { playwright } from '../test/runners.mjs';
import { ensureWordPress } from './debian.mjs';
import { ensureEditors } from './editors.mjs';

/** @typedef {import('../test/runners.mjs').Result} Result */

const PARTS = [
  { name: 'WordPress', ensure: ensureWordPress, config: 'test/cms/wordpress.config.ts' },
  { name: 'editors', ensure: ensureEditors, config: 'test/cms/editors.config.ts' },
];

/** Runs a part; one that cannot be had counts nothing, and says so. @param {typeof PARTS[number]} part @returns {Promise<Result>} */
async function runPart({ name, ensure, config }) {
  try {
    await ensure();
  } catch (error) {
    if (!(error instanceof NotHere)) throw error;
    const lines = [`NOT RUN: ${name}. ${error.message}`];
    return { passed: 0, failed: 0, skipped: 0, output: '', note: `${name} not run`, lines };
  }
  return playwright([], config);
}

/** @returns {Promise<Result>} */
export async function runCms() {
  /** @type {Result[]} */
  const results = [];
  for (const part of PARTS) results.push(await runPart(part));
  return {
    ...results.reduce(add, { passed: 0, failed: 0, skipped: 0 }),
    output: results.map(({ output }) => output).join('\n'),
    note: results.flatMap(({ note }) => note || []).join(', '),
    lines: results.flatMap(({ lines }) => lines ?? []),
    tests: results.flatMap(({ tests }) => tests ?? []),
  };
}

/** The step serving of `npm test`: the build behind Debian's nginx, if it can be had here. */
import { NotHere } from '../system/apt.mjs';
import { playwright } from '../test/runners.mjs';
import { ensureZstd } from './deltas.mjs';
import { ensureServer } from './servers.mjs';

/** @returns {Promise<import('../test/runners.mjs').Result>} */
export async function runServing() {
  try {
    await ensureServer('nginx');
    await ensureZstd();
  } catch (error) {
    if (!(error instanceof NotHere)) throw error;
    const lines = [`NOT RUN: serving. ${error.message}`];
    return { passed: 0, failed: 0, skipped: 0, output: '', note: 'serving not run', lines };
  }
  return playwright([], 'test/serving/playwright.config.ts');
}

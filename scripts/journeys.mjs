/**
 * The thirteen journeys of test/e2e/together/journeys.spec.ts on the built output, at slow 4G and a fourth of the processor's
 * speed: their taps, seconds, requests and loads. Only times of one run compare. Not a test, though a journey that fails
 * or needs too many taps fails here too.
 */
import { cpus, loadavg } from 'node:os';
import { align } from './bench/figures.mjs';
import { build, isFresh } from './build.mjs';
import { ensureChromium } from './system/chromium.mjs';
import { main } from './system/cli.mjs';
import { launch, tool } from './system/run.mjs';
import { ensurePackages } from './system/setup.mjs';

/** @typedef {{ name: string, taps: number, seconds: number, requests: number, bytes: number }} Journey */

/**
 * Returns the journeys in a report of Playwright, and the names of those that failed.
 * @param {any} report @returns {{ journeys: Journey[], failed: string[] }}
 */
export function journeysOf({ suites = [] }) {
  const specs = suites.flatMap((/** @type {any} */ { specs }) => specs);
  const annotations = specs.flatMap((/** @type {any} */ { tests }) => tests[0].annotations);
  return {
    journeys: annotations
      .filter((/** @type {any} */ { type }) => type === 'journey')
      .map((/** @type {any} */ { description }) => JSON.parse(description)),
    failed: specs.filter((/** @type {any} */ { ok }) => !ok).map((/** @type {any} */ { title }) => title),
  };
}

/** @param {readonly Journey[]} journeys @returns {string} */
export const journeysTable = (journeys) =>
  align([
    ['journey', 'taps', 'seconds', 'requests', 'kB'],
    ...journeys.map(({ name, taps, seconds, requests, bytes }) => [
      name,
      String(taps),
      seconds.toFixed(1),
      String(requests),
      (bytes / 1000).toFixed(0),
    ]),
  ]);

await main(import.meta.url, async () => {
  await ensurePackages();
  if (!isFresh()) await build();
  await ensureChromium();
  const args = ['test', '-c', 'test/e2e/journeys.config.ts', '--reporter', 'json', ...process.argv.slice(2)];
  const child = launch(process.execPath, [tool('@playwright/test', 'playwright'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let report = '';
  child.stdout?.on('data', (part) => {
    report += part;
  });
  await new Promise((done) => child.once('close', done));
  const { journeys, failed } = journeysOf(JSON.parse(report));
  console.log(
    `Slow 4G, CPU 4 times slower, phone of 390 x 844; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}\n\n` +
      journeysTable(journeys),
  );
  for (const name of failed) console.error(`failed: ${name}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
});

/**
 * Checks the services of an integrator against the catalogue: `npm run conformance -- --services https://host/{service}`.
 * The exit code says: 0 all well, 1 faults, 2 wrong use.
 */
import { writeFileSync } from 'node:fs';
import { Halt, main } from './system/cli.mjs';
import { ensurePackages } from './system/setup.mjs';

const FAULTS = 1;
const WRONG_USE = 2;

/** Runs the checks, prints the table and writes the reports. @returns {Promise<number>} the exit code */
async function check() {
  const { HELP, readRun } = await import('./conformance/options.ts');
  const options = readRun();
  if (!options) {
    console.log(HELP);
    return 0;
  }
  const { readCallers } = await import('./conformance/callers.ts');
  const { runConformance } = await import('./conformance/run-conformance.ts');
  const report = await import('./conformance/report.ts');
  const { run, json, junit } = options;
  const checked = await runConformance(run, readCallers());
  /** @param {string} text */
  const safe = (text) => report.withoutTokens(text, run.tokens);
  if (json) writeFileSync(json, safe(report.jsonReport(checked, run)));
  if (junit) writeFileSync(junit, safe(report.junitReport(checked)));
  console.log(safe(report.terminalReport(checked, run)));
  const { well, faults } = report.countsOf(checked);
  if (well + faults === 0) throw new Halt('No call could be checked.');
  return faults > 0 ? FAULTS : 0;
}

await main(import.meta.url, async () => {
  await ensurePackages();
  const { register } = await import('tsx/esm/api');
  register();
  try {
    process.exitCode = await check();
  } catch (error) {
    if (!(error instanceof Halt)) throw error;
    console.error(error.message);
    process.exitCode = WRONG_USE;
  }
});

/**
 * The main jobs of widgets against Prism, a mock server that knows only the OpenAPI documents and refuses every request that
 * is not as they say. Started manually, as before a release: `npm run openapi-proof -- -g vt-lead-form`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, isFresh } from './build.mjs';
import { startMock } from './openapi/mock-server.mjs';
import { ensureChromium } from './system/chromium.mjs';
import { main } from './system/cli.mjs';
import { launch, root, stop, tool } from './system/run.mjs';
import { ensurePackages } from './system/setup.mjs';

const FOLDER = join(root, '.cache/openapi-proof');
/** A service's own names, under which some jobs are done once more. */
const NAMES = join(root, 'test/e2e/lib/service-names.json');

/** Starts a server for documents. @param {string} name @param {{ wire?: unknown }} [options] */
async function mockOf(name, options) {
  const folder = join(FOLDER, name);
  const { writeOpenApi } = await import('./openapi/write-openapi.mjs');
  // As in dist, with the days of today: what is chosen lies ahead.
  await writeOpenApi(folder, { now: Date.now(), ...options });
  return startMock(join(folder, 'vitrine.json'));
}

/** Runs the tests. @param {Record<string, string>} env @returns {Promise<number>} */
function runJobs(env) {
  const args = ['test', '-c', 'test/e2e/openapi.config.ts', ...process.argv.slice(2)];
  const tests = launch(process.execPath, [tool('@playwright/test', 'playwright'), ...args], {
    stdio: 'inherit',
    env,
  });
  return new Promise((done) => tests.once('exit', (code) => done(code ?? 1)));
}

await main(import.meta.url, async () => {
  await ensurePackages();
  if (!isFresh()) await build();
  await ensureChromium();
  const began = performance.now();
  /** @type {Awaited<ReturnType<typeof mockOf>>[]} */
  const mocks = [];
  try {
    const own = await mockOf('own');
    mocks.push(own);
    const renamed = await mockOf('renamed', { wire: JSON.parse(readFileSync(NAMES, 'utf8')) });
    mocks.push(renamed);
    process.exitCode = await runJobs({ OPENAPI_MOCK: own.origin, OPENAPI_MOCK_RENAMED: renamed.origin });
  } finally {
    for (const { child } of mocks) await stop(child);
  }
  const refused = mocks.flatMap(({ log }) => readFileSync(log, 'utf8').match(/^.*Violation:.*$/gm) ?? []);
  for (const line of refused) console.error(line);
  if (refused.length > 0) process.exitCode = 1;
  console.log(`${refused.length} requests refused; ${Math.round((performance.now() - began) / 1000)} s`);
});

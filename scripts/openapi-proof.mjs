/**
 * The main jobs of widgets against Prism, a mock server that knows only the OpenAPI documents and refuses every request that
 * is not as they say. Started manually, as before a release: `npm run openapi-proof -- -g vt-lead-form`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, isFresh } from './build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { main } from './lib/cli.mjs';
import { startMock } from './lib/openapi/mock-server.mjs';
import { writeOpenApi } from './lib/openapi/write-openapi.mjs';
import { launch, root, stop, tool } from './lib/run.mjs';
import { ensurePackages } from './lib/setup.mjs';

const FOLDER = join(root, '.cache/openapi-proof');

await main(import.meta.url, async () => {
  await ensurePackages();
  if (!isFresh()) await build();
  await ensureChromium();
  const began = performance.now();
  // As in dist, with the days of today: what is chosen lies ahead.
  await writeOpenApi(FOLDER, { now: Date.now() });
  const { child, origin, log } = await startMock(join(FOLDER, 'vitrine.json'));
  try {
    const args = ['test', '-c', 'test/e2e/openapi.config.ts', ...process.argv.slice(2)];
    const tests = launch(process.execPath, [tool('@playwright/test', 'playwright'), ...args], {
      stdio: 'inherit',
      env: { OPENAPI_MOCK: origin },
    });
    process.exitCode = await new Promise((done) => tests.once('exit', (code) => done(code ?? 1)));
  } finally {
    await stop(child);
  }
  const refused = readFileSync(log, 'utf8').match(/^.*Violation:.*$/gm) ?? [];
  for (const line of refused) console.error(line);
  if (refused.length > 0) process.exitCode = 1;
  console.log(`${refused.length} requests refused; ${Math.round((performance.now() - began) / 1000)} s`);
});

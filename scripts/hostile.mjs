/**
 * The hostile test of the built widgets: every call of their main jobs fails once, while the page changes at the same
 * time. Takes half an hour for both builds; not a step of the test run: `npm run hostile -- --project preact -g vt-lead-form`.
 */
import { build, isFresh } from './build.mjs';
import { ensureChromium } from './system/chromium.mjs';
import { main } from './system/cli.mjs';
import { launch, tool } from './system/run.mjs';
import { ensurePackages } from './system/setup.mjs';

await main(import.meta.url, async () => {
  await ensurePackages();
  if (!isFresh()) await build();
  await ensureChromium();
  const args = ['test', '-c', 'test/e2e/hostile.config.ts', ...process.argv.slice(2)];
  const child = launch(process.execPath, [tool('@playwright/test', 'playwright'), ...args], {
    stdio: 'inherit',
  });
  process.exitCode = await new Promise((done) => child.once('exit', (code) => done(code ?? 1)));
});

import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '../../scripts/lib/chromium.mjs';

/** Both builds, each worker with a server and a sandbox of its own. Which test runs on which build: its tag says so. */
export default defineConfig<{ build: 'preact' | 'react' }>({
  testDir: '.',
  outputDir: '../../.cache/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A busy machine is no fault of the page; the run names every test that needed its second try.
  retries: process.env.CI ? 1 : 0,
  // A build that does not start fails everywhere: the first failures say so.
  maxFailures: process.env.CI ? 5 : 0,
  timeout: 30_000,
  expect: { timeout: 7000 },
  reporter: 'list',
  use: {
    // By itself an action waits until its test times out.
    actionTimeout: 10_000,
    viewport: { width: 1280, height: 900 },
    locale: 'pt-BR',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...chromiumFlags] },
    // A page's own animations are not what is tested, and take their time.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // The product: everything but what is for the other build alone.
    { name: 'preact', use: { build: 'preact' }, grepInvert: /@react/ },
    // The same source, which unit tests run on React too: each fragment once, and each widget's main job.
    { name: 'react', use: { build: 'react' }, grep: /@react|@both/ },
  ],
});

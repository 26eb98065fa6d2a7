import { defineConfig } from '@playwright/test';
import '../../scripts/system/test-zone.mjs';
import { BROWSER_WORKERS } from '../../scripts/system/browser-workers.mjs';
import { chromiumFlags } from '../../scripts/system/chromium.mjs';

/** Both builds; each worker has its own server and sandbox. A test's tag selects its build. */
export default defineConfig<{ build: 'preact' | 'react' }>({
  testDir: '.',
  outputDir: '../../.cache/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: BROWSER_WORKERS,
  // For slow machines; the run lists every test that needed its second attempt.
  retries: process.env.CI ? 1 : 0,
  // A broken build fails everywhere: the first failures are enough.
  maxFailures: process.env.CI ? 5 : 0,
  // Only what hangs meets it: axe takes long on a page of fifty forms while the machine is busy.
  timeout: 90_000,
  // What a busy machine takes: only what fails waits as long.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    // By default an action waits until its test times out.
    actionTimeout: 20_000,
    viewport: { width: 1280, height: 900 },
    locale: 'pt-BR',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...chromiumFlags] },
    // Animations are not tested, and take time.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // The shipped build: all tests except those for the other build only.
    { name: 'preact', use: { build: 'preact' }, grepInvert: /@react/ },
    // The same source on React: each fragment once, and each widget's main job.
    { name: 'react', use: { build: 'react' }, grep: /@react|@both/ },
  ],
});

import { defineConfig } from '@playwright/test';
import '../../scripts/system/test-zone.mjs';
import { BROWSER_WORKERS } from '../../scripts/system/browser-workers.mjs';

/** Workers, each with a browser of its own that serves all its tests: first in Firefox, then in WebKit. */
export default defineConfig<{ build: 'preact' | 'react' }>({
  testDir: '.',
  outputDir: '../../.cache/engines',
  forbidOnly: true,
  workers: BROWSER_WORKERS,
  fullyParallel: true,
  // For slow machines; the run lists every test that needed its second attempt.
  retries: process.env.CI ? 1 : 0,
  // An engine that cannot work fails everywhere: the first failures are enough.
  maxFailures: process.env.CI ? 10 : 0,
  timeout: 90_000,
  expect: { timeout: 7000 },
  reporter: 'list',
  use: {
    build: 'preact',
    actionTimeout: 10_000,
    viewport: { width: 1000, height: 1400 },
    locale: 'pt-BR',
  },
  projects: [
    {
      name: 'firefox',
      testMatch: 'firefox.spec.ts',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: process.env.FIREFOX_PATH,
          firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
        },
      },
    },
    { name: 'webkit', testMatch: 'webkit.spec.ts' },
  ],
});

import { defineConfig } from '@playwright/test';
import { BROWSER_WORKERS } from '#scripts/system/browser-workers.mjs';
import { chromiumFlags } from '#scripts/system/chromium.mjs';

/** The build served by Debian's servers with the ready configurations: `npm run serving`. */
export default defineConfig<{ build: 'preact' | 'react' }>({
  testDir: '.',
  outputDir: '../../.cache/serving/results',
  globalSetup: './lib/start-servers.ts',
  forbidOnly: true,
  fullyParallel: true,
  workers: BROWSER_WORKERS,
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    build: 'preact',
    actionTimeout: 15_000,
    viewport: { width: 1000, height: 1400 },
    locale: 'pt-BR',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...chromiumFlags] },
    contextOptions: { reducedMotion: 'reduce' },
  },
});

import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '#scripts/system/chromium.mjs';

/** The WordPress plugin in a real WordPress: `npm test -- --only cms`. One site for all tests, one after the other. */
export default defineConfig({
  testDir: 'wordpress',
  outputDir: '../../.cache/cms/wordpress-results',
  globalSetup: './lib/start-site.ts',
  forbidOnly: true,
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    actionTimeout: 15_000,
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...chromiumFlags] },
    contextOptions: { reducedMotion: 'reduce' },
  },
});

import { defineConfig } from '@playwright/test';
import '../../scripts/system/test-zone.mjs';
import { chromiumFlags } from '../../scripts/system/chromium.mjs';

/** The package as its users have it: packed, installed into projects of their own, built and shown. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/package',
  globalSetup: './lib/set-up.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1000, height: 800 },
    locale: 'pt-BR',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...chromiumFlags] },
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [{ name: 'package' }],
});

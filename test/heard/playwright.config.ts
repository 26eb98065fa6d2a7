import { defineConfig } from '@playwright/test';
import '../../scripts/system/test-zone.mjs';

/** Each worker has a desktop session of its own, with its screen reader and its browser. */
export default defineConfig<{ build: 'preact' | 'react' }>({
  testDir: '.',
  outputDir: '../../.cache/heard/results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  maxFailures: process.env.CI ? 10 : 0,
  // Only what hangs meets it.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: { build: 'preact', actionTimeout: 20_000, locale: 'pt-BR' },
});

import { defineConfig } from '@playwright/test';
import '../../scripts/system/test-zone.mjs';

/** Each worker has a desktop session of its own, with both browsers. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/trees/results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  // Only what hangs meets it.
  timeout: 90_000,
  reporter: 'list',
});

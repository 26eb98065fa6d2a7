import base from './playwright.config';

/** The journeys on a slow phone, one after the other, for their figures (`npm run journeys`). */
export default {
  ...base,
  testMatch: 'together/journeys.spec.ts',
  workers: 1,
  retries: 0,
  maxFailures: 0,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: { ...base.use, actionTimeout: 60_000, slow: true },
  projects: [{ name: 'preact', use: { build: 'preact' as const } }],
};

import base from './playwright.config';

/** Main jobs against a mock server that knows only the OpenAPI documents (`npm run openapi-proof`). */
export default {
  ...base,
  testMatch: '**/*.openapi.ts',
  retries: 0,
  maxFailures: 0,
  projects: [{ name: 'preact', use: { build: 'preact' as const } }],
};

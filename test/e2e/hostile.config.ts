import base from './playwright.config';

/** A hostile test of the built widgets: slow, and started manually (`npm run hostile`). */
export default {
  ...base,
  testMatch: '**/*.hostile.ts',
  retries: 0,
  maxFailures: 0,
  projects: [
    { name: 'preact', use: { build: 'preact' as const } },
    { name: 'react', use: { build: 'react' as const } },
  ],
};

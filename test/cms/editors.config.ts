import base from './wordpress.config';

/** The configurations for editors in the editors themselves: `npm test -- --only cms`. */
export default {
  ...base,
  testDir: 'editors',
  outputDir: '../../.cache/cms/editors-results',
  globalSetup: undefined,
};

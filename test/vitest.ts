/** The configuration of Vitest: vite.config.ts gives it for the mode `test`. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import type { ViteUserConfig } from 'vitest/config';
import { preactAlias } from '../scripts/build/preact-alias.mjs';
import { chromiumFlags } from '../scripts/system/chromium.mjs';
import { emptiedPlace } from '../scripts/test/emptied/emptied-place.mjs';
import { templatesInPlace } from '../scripts/test/templates-in-place.mjs';
import '../scripts/system/test-zone.mjs';
import { filesByEnvironment } from '../scripts/test/unit-files.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const unitFiles = filesByEnvironment('test/unit', 'scripts/scaffold/templates');
/** Packages that would find a second React of their own, or keep the window that was there when they were imported. */
const pageModules = ['@nanostores/react', /@zxing\/library\/es2015/, /\/node_modules\/(@lit|lit(-\w+)?)\//];

/** React for tests of views: preact/compat, with the `act` that it has elsewhere. */
const REACT_WITH_ACT = '\0react-with-act';
const reactWithAct = (): Plugin => ({
  name: 'vitrine:react-with-act',
  enforce: 'pre',
  resolveId: (id) => (id === 'react' ? REACT_WITH_ACT : undefined),
  load: (id) =>
    id === REACT_WITH_ACT
      ? `export * from 'preact/compat';\nexport { act } from '${resolve('test/unit/lib/act.ts')}';`
      : undefined,
});

/** Tests of views run on preact, as the widgets ship; `// @react` in a file names what is tested on React itself. */
const onPreact = {
  extends: true as const,
  // All names but react itself, of which the plugin has its own form.
  resolve: {
    alias: preactAlias.map((one) => (one.find.test('react') ? { ...one, find: /^react-dom$/ } : one)),
  },
  oxc: { jsx: { development: false } },
  plugins: [reactWithAct()],
};

export const tests: ViteUserConfig = {
  define: { 'import.meta.env.VITRINE_VERSION': JSON.stringify(version) },
  plugins: [templatesInPlace(), emptiedPlace()],
  test: {
    css: true,
    // One more than there are cores: a test waits for timers and imports, which leaves its core idle.
    maxWorkers: availableParallelism() + 1,
    // What a busy machine takes for work that has no waits in it; only what hangs meets it.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    coverage: {
      provider: 'v8',
      // The rules; of all other code the report takes longer than it tells.
      include: ['src/domain/**/*.ts'],
      exclude: ['**/generated/**'],
      reporter: ['text-summary', 'json-summary'],
      reportsDirectory: '.cache/coverage',
      thresholds: { 'src/domain/**': { statements: 100, branches: 100, functions: 100, lines: 100 } },
    },
    projects: [
      {
        ...onPreact,
        test: {
          name: 'unit-dom',
          include: unitFiles.dom,
          pool: 'threads',
          // A worker for each file would take longer than most files; their pages are separate all the same.
          isolate: false,
          setupFiles: ['test/unit/lib/fresh-page.ts'],
          server: { deps: { inline: pageModules } },
        },
      },
      {
        ...onPreact,
        test: {
          // The tests of rules that need a DOM: the coverage of src/domain is that of these and of unit-node.
          name: 'unit-rules',
          include: unitFiles.rules,
          pool: 'threads',
          server: { deps: { inline: pageModules } },
        },
      },
      {
        ...onPreact,
        test: {
          name: 'unit-dom-mocks',
          include: unitFiles.mocks,
          pool: 'threads',
          server: { deps: { inline: pageModules } },
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-react',
          include: unitFiles.react,
          pool: 'threads',
          server: { deps: { inline: pageModules } },
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-node',
          include: unitFiles.node,
          environment: 'node',
          pool: 'threads',
          // Rules and tools keep nothing between files; a context for each file would take twice the time.
          isolate: false,
          unstubGlobals: true,
          // Modules of a package that Node would take for CommonJS.
          server: { deps: { inline: [/@zxing\/library\/es2015/] } },
        },
      },
      {
        ...onPreact,
        test: {
          // The machine that takes fields away from answers: a step of its own.
          name: 'silence',
          include: ['test/silence/**/*.test.ts'],
          environment: 'happy-dom',
          environmentOptions: {
            // A link or a download that is pressed leads nowhere: the page stays.
            happyDOM: {
              settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
            },
          },
          pool: 'threads',
          server: { deps: { inline: pageModules } },
        },
      },
      {
        extends: true,
        test: { name: 'contract', include: ['test/contract/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: true,
        test: { name: 'voice', include: ['test/voice/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: 'stories/.storybook/vite.config.ts',
        plugins: [storybookTest({ configDir: 'stories/.storybook' })],
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...chromiumFlags] },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
};

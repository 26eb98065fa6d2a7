import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { Features } from 'lightningcss';
import { defineConfig } from 'vitest/config';
import { noTopLevelAwait } from './scripts/lib/built-code.mjs';
import { chromiumFlags } from './scripts/lib/chromium.mjs';
import { loaderModules } from './scripts/lib/chunks/pinned.mjs';
import { chunksByUse } from './scripts/lib/chunks/vite-chunks-by-use.mjs';
import { kitEntries, kitFolder } from './scripts/lib/kit.mjs';
import { filesByEnvironment } from './scripts/lib/unit-files.mjs';
import { loaderIsScript, loaderStandsAlone, minifyAgain, tidy } from './scripts/lib/vite-chunks.mjs';
import { domAttributes } from './scripts/lib/vite-dom-attributes.mjs';
import { definitionsThatWork, viewsWithWidgets, widgetsBringLoader } from './scripts/lib/vite-elements.mjs';
import { completeImports } from './scripts/lib/vite-late-imports.mjs';
import { libraryCuts } from './scripts/lib/vite-library-cuts.mjs';
import { litStyles } from './scripts/lib/vite-lit-styles.mjs';
import { buildManifest } from './scripts/lib/vite-manifest.mjs';
import {
  preactModules,
  reactOnPreact,
  schemas,
  standaloneModules,
  textOnlyPdf,
} from './scripts/lib/vite-modules.mjs';
import { listModules } from './scripts/lib/vite-modules-list.mjs';
import { ownKeys } from './scripts/lib/vite-own-keys.mjs';
import { preactSources } from './scripts/lib/vite-preact-sources.mjs';
import { templatesInPlace } from './scripts/lib/vite-templates.mjs';
import { isLit, widgetFolders } from './scripts/lib/widget-folders.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const unitFiles = filesByEnvironment('test/unit', 'scripts/templates');
const widgets = widgetFolders();
/** Packages that would find a second React of their own, or keep the window that was there when they were imported. */
const pageModules = ['@nanostores/react', /@zxing\/library\/es2015/, /\/node_modules\/(@lit|lit(-\w+)?)\//];
const reactModules = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'];

/** Tests of views run on preact, as the widgets ship; `// @react` in a file names what is tested on React itself. */
const onPreact = {
  extends: true as const,
  resolve: { alias: preactModules },
  oxc: { jsx: { development: false } },
  plugins: [
    reactOnPreact(resolve('src/ui/hooks/preact-hooks.ts'), resolve('test/unit/lib/act.ts')),
    domAttributes(),
  ],
};

export default defineConfig(({ mode }) => {
  // Not preact: that ends in the same letters.
  const react = /(^|-)react$/.test(mode);
  // The kit by itself, with the gallery: to be looked at and weighed, never shipped.
  const kit = mode.startsWith('kit');
  // The kit is weighed piece by piece.
  const chunks = chunksByUse({
    isPlanned: !kit,
    isWritten: process.env.VITRINE_CHUNKS === 'write',
    graph: process.env.VITRINE_CHUNK_GRAPH,
  });
  const aliases = react || mode === 'test' ? [] : preactModules;
  return {
    define: {
      'import.meta.env.VITRINE_VERSION': JSON.stringify(version),
      // Library builds keep it otherwise, and no browser has a process.
      ...(mode !== 'test' && { 'process.env.NODE_ENV': '"production"' }),
    },
    resolve: { alias: mode === 'test' ? [] : [...aliases, schemas] },
    plugins: [
      widgetsBringLoader(resolve('src/element/vitrine.ts')),
      aliases.length > 0 && reactOnPreact(resolve('src/ui/hooks/preact-hooks.ts')),
      aliases.length > 0 && domAttributes(),
      // In this order: the cuts quote the sources as they are.
      aliases.length > 0 && libraryCuts(),
      aliases.length > 0 && preactSources(),
      mode === 'test' && templatesInPlace(),
      standaloneModules(loaderModules, widgets.filter(isLit)),
      mode !== 'test' && litStyles(),
      ownKeys(),
      tidy(),
      textOnlyPdf(),
      definitionsThatWork(),
      viewsWithWidgets(),
      completeImports(),
      loaderStandsAlone(),
      loaderIsScript(version),
      minifyAgain(),
      noTopLevelAwait(),
      chunks.plugin,
      buildManifest(version),
      listModules(),
    ],
    // No style is of light-dark(): color-scheme needs no custom properties beside it for older browsers.
    css: { lightningcss: { exclude: Features.LightDark } },
    build: {
      outDir: kit ? kitFolder(mode) : react ? 'dist-react' : 'dist',
      target: 'es2022',
      // The floor of scripts/lib/least-browsers.mjs.
      cssTarget: ['chrome111', 'firefox121', 'safari16.4'],
      copyPublicDir: false,
      modulePreload: false,
      reportCompressedSize: false,
      // The bundled libraries' licenses require their texts beside the code.
      license: { fileName: 'licenses.md' },
      lib: {
        entry: {
          vitrine: 'src/element/vitrine.ts',
          // An entry exports nothing but what others take of it: the loader's import needs no object of its names.
          'chunks/runtime': 'src/element/runtime.ts',
          ...(kit
            ? kitEntries()
            : Object.fromEntries(widgets.map((name) => [`widgets/${name}`, `widgets/${name}/element.ts`]))),
        },
        formats: ['es'],
      },
      rolldownOptions: {
        // Words are constants of a module each: where they are said, not in a file that every page loads.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        // Other chunks take what they share with the loader from it, rather than from a third file.
        preserveEntrySignatures: 'allow-extension',
        external: react ? reactModules : [],
        output: {
          minify: true,
          entryFileNames: ({ name }) => (name.startsWith('chunks/') ? '[name]-[hash:7].js' : '[name].js'),
          chunkFileNames: 'chunks/[name]-[hash:7].js',
          codeSplitting: { groups: chunks.groups },
        },
      },
    },
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
          extends: true,
          test: { name: 'contract', include: ['test/contract/**/*.test.ts'], environment: 'node' },
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
});

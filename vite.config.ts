import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags } from './scripts/lib/chromium.mjs';
import { kitEntries, kitFolder } from './scripts/lib/kit.mjs';
import { filesByEnvironment } from './scripts/lib/unit-files.mjs';
import { importsTryAgain, loaderStandsAlone, tidy } from './scripts/lib/vite-chunks.mjs';
import { definitionsThatWork, viewsWithWidgets, widgetsBringLoader } from './scripts/lib/vite-elements.mjs';
import { buildManifest } from './scripts/lib/vite-manifest.mjs';
import { copies, pureSchemas, reactOnPreact, textOnlyPdf } from './scripts/lib/vite-modules.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const unitFiles = filesByEnvironment('test/unit');
const widgets = readdirSync('widgets').filter((name) => existsSync(`widgets/${name}/element.ts`));

/** Anchored, so that react-dom/client is not taken for react-dom and the rest. */
const preactAliases = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/jsx-runtime' },
];
const reactModules = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'];

/** A path pattern of modules. */
const modules = (...patterns: string[]) => new RegExp(patterns.join('|'));

/**
 * Which modules share a file. The loader's own: others take what they share with it from vitrine.js. The runtime: what
 * every island stands on. Data: what a widget works with once it is used; visitor: who and where somebody is;
 * car: the page's car, as far as every widget that shows it needs it; rules: what a choice of it means.
 */
const groups = [
  {
    name: 'vitrine',
    priority: 3,
    test: modules(
      '/src/element/(vitrine|define|load-conditions|loader|retry|generated/reserve)\\.ts',
      '/src/page/(events|shared)\\.ts$',
    ),
  },
  {
    name: 'runtime',
    priority: 2,
    test: modules(
      '/node_modules/preact/',
      '/src/element/(host|islands|mount)\\.tsx?',
      '/src/page/(meta-text|metadata|safe-address)\\.ts$',
      '/src/domain/brands\\.ts',
      '/src/ui/(NotLoaded|SendFailure|base|deferred|fields|host-context|styles|tokens|use-deferred|use-form|when-touched)\\.',
    ),
  },
  {
    name: 'lit',
    priority: 2,
    test: modules('/node_modules/(@?lit|lit-[a-z]+|@lit)/', '/src/element/lit\\.ts'),
  },
  {
    name: 'visitor',
    priority: 1,
    test: modules(
      '/src/stores/(dealer|location|popups|user)\\.ts',
      '/src/services/entities/(dealer|place)\\.ts',
      '/src/(domain/refusal|page/intents)\\.ts',
    ),
  },
  {
    name: 'car',
    priority: 1,
    test: modules(
      '/src/stores/car/(ask|enter|link|models|saved)\\.ts',
      '/src/domain/(currency|group-by|mvs|car/link|lists/vehicle)\\.ts',
      '/src/services/(models|price)\\.ts',
      '/src/services/entities/(car|price)\\.ts',
      '/src/ui/parts/Price\\.tsx',
      '/src/ui/car/CarPicture\\.tsx',
      '/src/ui/use-(address-step|after-paint|selected)\\.ts',
      '/src/page/(after-paint|data-layer|tell)\\.ts',
    ),
  },
  {
    name: 'rules',
    priority: 1,
    test: modules(
      '/src/stores/car/(choose|open)\\.ts',
      '/src/domain/parts/(compiled|colors|walk|questions|rules)\\.ts',
    ),
  },
  {
    name: 'data',
    priority: 2,
    test: modules(
      '/node_modules/(nanostores|@nanostores|valibot)/',
      '/src/stores/(remember|car/current)\\.ts',
      '/src/ui/(preact-later|use-answer|use-styles)\\.ts',
      '/src/domain/(same-name|saved-car)\\.ts',
      '/src/page/(cookies|report|services|settings|storage)\\.ts$',
      '/src/services/call/(call|service-error|exchange|path)\\.ts',
      '/src/services/entities/(dealer-service|fields)\\.ts',
    ),
  },
];

export default defineConfig(({ mode }) => {
  // Not preact: that ends in the same letters.
  const react = /(^|-)react$/.test(mode);
  // The kit by itself, with the gallery: to be looked at and weighed, never shipped.
  const kit = mode.startsWith('kit');
  const aliases = react || mode === 'test' ? [] : preactAliases;
  return {
    define: {
      'import.meta.env.VITRINE_VERSION': JSON.stringify(version),
      // Library builds keep it otherwise, and no browser has a process.
      ...(mode !== 'test' && { 'process.env.NODE_ENV': '"production"' }),
    },
    resolve: { alias: aliases },
    plugins: [
      widgetsBringLoader(resolve('src/element/vitrine.ts')),
      aliases.length > 0 && reactOnPreact(resolve('src/ui/preact-later.ts')),
      copies(),
      tidy(),
      pureSchemas(),
      textOnlyPdf(),
      definitionsThatWork(),
      viewsWithWidgets(),
      importsTryAgain(),
      loaderStandsAlone(),
      buildManifest(version),
    ],
    build: {
      outDir: kit ? kitFolder(mode) : react ? 'dist-react' : 'dist',
      target: 'es2022',
      // From these on color-scheme needs no custom properties beside it; nothing else is lowered for older ones either.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      copyPublicDir: false,
      modulePreload: false,
      reportCompressedSize: false,
      lib: {
        entry: {
          vitrine: 'src/element/vitrine.ts',
          // An entry exports nothing but what others take of it: the loader's import needs no object of its names.
          'chunks/runtime': 'src/element/islands.ts',
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
          codeSplitting: { groups },
        },
      },
    },
    test: {
      css: true,
      // Vitest leaves a core free by itself, which is half of a small machine.
      maxWorkers: Math.max(2, availableParallelism() - 1),
      // What a busy machine takes for work that has no waits in it; only what hangs meets it.
      testTimeout: 20_000,
      coverage: {
        provider: 'v8',
        include: ['src/**/*.{ts,tsx}', 'widgets/**/*.{ts,tsx}'],
        exclude: ['**/generated/**'],
        reporter: ['text-summary', 'json-summary'],
        reportsDirectory: '.cache/coverage',
        thresholds: { 'src/domain/**': { statements: 100, branches: 100, functions: 100, lines: 100 } },
      },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit-dom',
            include: unitFiles.dom,
            pool: 'threads',
            // Left outside, they would find a second React of their own.
            server: { deps: { inline: ['@nanostores/react'] } },
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

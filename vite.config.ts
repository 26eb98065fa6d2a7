import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags } from './scripts/lib/chromium.mjs';
import { kitEntries, kitFolder } from './scripts/lib/kit.mjs';
import { staticImports } from './scripts/lib/static-imports.mjs';
import { filesByEnvironment } from './scripts/lib/unit-files.mjs';
import { importsTryAgain, loaderIsScript, loaderStandsAlone, tidy } from './scripts/lib/vite-chunks.mjs';
import { definitionsThatWork, viewsWithWidgets, widgetsBringLoader } from './scripts/lib/vite-elements.mjs';
import { buildManifest } from './scripts/lib/vite-manifest.mjs';
import { pureSchemas, reactOnPreact, standaloneModules, textOnlyPdf } from './scripts/lib/vite-modules.mjs';
import { withoutUnusedParts } from './scripts/lib/vite-unused.mjs';

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

/**
 * Which modules share a file: those of a folder, so that moving a file tells where it loads. What the loader imports is
 * its own; others take from vitrine.js what they share with it. What every island stands on is the runtime: ui/core,
 * page/core, domain/core and what mounts a view.
 */
const loaderModules = staticImports('src/element/vitrine.ts');
const runtimeModules = staticImports('src/element/runtime.ts');
const LANGUAGES = ['pt-BR', 'es-AR'];
const groups = [
  { name: 'vitrine', priority: 5, test: (id: string) => loaderModules.has(id) },
  {
    name: 'runtime',
    priority: 4,
    test: (id: string) =>
      /\/node_modules\/preact\/|\/src\/(ui|page|domain)\/core\//.test(id) || runtimeModules.has(id),
  },
  { name: 'lit', priority: 3, test: /\/node_modules\/(@?lit|lit-[a-z]+|@lit)\/|\/src\/element\/lit\.ts/ },
  // What a call, a store and a rule need: for every widget that is in use.
  {
    name: 'data',
    priority: 3,
    test: /\/node_modules\/(nanostores|valibot)\/|\/src\/(stores|page\/events|domain\/standalone\/latest-request\.ts$|page\/(settings|standalone\/(consent|data-layer|is-fact)\.ts$)|ui\/dialog|domain\/(refusal|format|calendar|same-name)\.ts|services\/(http\/(?!transport\/(retry|refusal|special))|entities\/fields))/,
  },
  // What few calls need.
  {
    name: 'special-calls',
    priority: 3,
    test: /\/src\/(services\/http\/transport\/(refusal|special)|page\/set-cookie)|\/node_modules\/js-cookie\//,
  },
  { name: 'heights', priority: 3, test: /\/src\/element\/(heights|reserve-css|generated\/reserve)\.ts$/ },
  // What the page does by itself.
  {
    name: 'page-behaviours',
    priority: 2,
    test: /\/src\/(element\/page-behaviours|page\/(anchors|scroll|scroll-lock|release-height)\.ts)/,
  },
  // Rules, masks and sending of forms.
  {
    name: 'forms',
    priority: 2,
    test: /\/src\/(ui\/(validation\/(schema|person)|masks?\.ts|FormMessages)|page\/(intents|tracking)|features\/contact\/(lead|send|contact-rules|prefill-when))/,
  },
  // What is known of a signed-in visitor.
  {
    name: 'account',
    priority: 1,
    test: /\/src\/(features\/(session\/session\.ts|contact\/prefill-contact)|services\/(user|auth|garage|entities\/(user|garage))\.ts)|\/hub-menu\/garage-badge/,
  },
  // For widgets of signed-in visitors.
  {
    name: 'sign-in',
    priority: 0,
    test: /\/src\/(features\/session\/(sign-in|access)|page\/(sign-in|weak-login)\.ts)/,
  },
  // Parts and hooks that several widgets show: first those of every view, then those that open in it.
  {
    name: 'parts',
    priority: 2,
    test: /\/src\/(ui\/(hooks|parts\/(Button|Empty|Failed|Loading|Skeleton))|services\/(entities\/(place|dealer)|fallbacks\/problem))|\/node_modules\/@nanostores\//,
  },
  {
    name: 'panels',
    priority: 1,
    minShareCount: 2,
    test: /\/src\/(ui\/(parts|Dialog|DeferredPart)|features\/car\/Swatch)/,
  },
  // The page's car, as far as every widget that shows it needs it, and what a choice of it means.
  {
    name: 'car',
    priority: 2,
    test: /\/src\/(features\/car\/current\/|ui\/parts\/Price\.tsx$|domain\/lists\/vehicle\.ts$|services\/(mvs|version-comparator))/,
  },
  { name: 'car-choices', priority: 1, test: /\/src\/features\/car\/(choices|persist|deferred|prices)/ },
  {
    name: 'financing',
    priority: 2,
    test: /\/src\/(domain\/financing\/simulation|services\/financing\.ts)/,
  },
  {
    name: 'flow-context',
    priority: 1,
    test: /\/widgets\/funding-flow\/deferred\/(flow-|shell\/flow-context|steps\/CarLine)/,
  },
  // One file of messages per language.
  ...LANGUAGES.map((language) => ({
    name: `configurator-${language}`,
    priority: 1,
    test: new RegExp(`/widgets/configurator/deferred/(shell|steps)/messages\\.${language}`),
  })),
  // The first step, with what the further ones share with it.
  {
    name: 'configurator-shell',
    priority: 0,
    test: /\/widgets\/configurator\/deferred\/(shell\/(?!messages\.)|versions\/(FilterSelects|VersionStep))/,
  },
  // What a search by address or position needs, and what is known of a place once it is chosen.
  {
    name: 'place-lookup',
    priority: 0,
    test: /\/src\/(features\/place\/lookup|services\/(regional|providers\/(choose|provider|service)))/,
  },
  // What the finder's list works with; its map, details and rarer searches load when they are opened.
  {
    name: 'dealers',
    priority: 0,
    test: /\/src\/(features\/dealer\/(dealer-|offline))|\/widgets\/dealer-finder\/deferred(\.ts|\/[\w.-]+$)/,
  },
  {
    name: 'place',
    priority: 1,
    test: /\/src\/(features\/place\/(places|search|postal)|services\/dealer\.ts)|\/widgets\/location-selector\/deferred/,
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
      aliases.length > 0 && reactOnPreact(resolve('src/ui/hooks/preact-hooks.ts')),
      aliases.length > 0 && withoutUnusedParts(),
      standaloneModules(),
      tidy(),
      pureSchemas(),
      textOnlyPdf(),
      definitionsThatWork(),
      viewsWithWidgets(),
      importsTryAgain(),
      loaderStandsAlone(),
      loaderIsScript(version),
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

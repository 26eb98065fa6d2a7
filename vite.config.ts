import { readFileSync } from 'node:fs';
import { Features } from 'lightningcss';
import { defineConfig } from 'vitest/config';
import { chunksByUse } from './scripts/build/chunks/chunks-by-use.mjs';
import { computeCopies, copiesByUse } from './scripts/build/copies/copies-by-use.mjs';
import { kitEntries, kitFolder } from './scripts/build/kit.mjs';
import { lateImports } from './scripts/build/late-imports.mjs';
import { loaderScript } from './scripts/build/loader-script.mjs';
import { buildManifest } from './scripts/build/manifest.mjs';
import { ownNames } from './scripts/build/own-names.mjs';
import { preactAlias } from './scripts/build/preact-alias.mjs';
import { viewsWithWidgets } from './scripts/build/views-with-widgets.mjs';
import { widgetFolders } from './scripts/source/widget-folders.mjs';
import { tests } from './test/vitest.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
/** Chromium compiles all functions of a file that begins with it while the file arrives, beside the main thread. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';
/** What a first view runs at once. Not the loader, since optimizers of CMSs join lines. */
const RUN_AT_ONCE = /^(widgets\/|chunks\/runtime)/;

/** The shipped builds; `--mode react` leaves React to the page, `--mode kit` has the parts by themselves for the gallery. */
export default defineConfig(({ mode }) => {
  if (mode === 'test') return tests;
  const react = mode === 'react';
  const kit = mode === 'kit';
  const copies = computeCopies();
  const chunks = chunksByUse({
    inRuntime: copies.inRuntime,
    isPlanned: !kit,
    isWritten: process.env.VITRINE_CHUNKS === 'write',
  });
  return {
    define: {
      'import.meta.env.VITRINE_VERSION': JSON.stringify(version),
      // Library builds keep it otherwise, and no browser has a process.
      'process.env.NODE_ENV': '"production"',
    },
    resolve: {
      alias: [
        ...(react ? [] : preactAlias),
        // What jsPDF loads for HTML and pictures of other kinds, which no file of ours contains.
        {
          find: /^(html2canvas|dompurify|canvg)$/,
          replacement: 'data:text/javascript,export default undefined',
        },
      ],
    },
    plugins: [
      // A file on the way to a first view waits for no further one because of a few shared lines.
      copiesByUse(copies),
      // The view comes with the definition: one round trip fewer.
      viewsWithWidgets(),
      // What loads late is asked for at once, with all that it imports, and a second time if it fails.
      lateImports(),
      // The bundler's helper reads own names alone, on pages that add to Object.prototype.
      ownNames(),
      // The loader runs as any kind of script.
      loaderScript(),
      // Modules share files by who loads them.
      chunks.plugin,
      // Integrity, imports and needs of each file, for hints, releases and reports.
      buildManifest(version),
    ],
    // No style is of light-dark(): color-scheme needs no custom properties beside it for older browsers.
    css: { lightningcss: { exclude: Features.LightDark } },
    build: {
      outDir: kit ? kitFolder : react ? 'dist-react' : 'dist',
      target: 'es2022',
      // The floor of scripts/build/minimum-browsers/least-browsers.mjs.
      cssTarget: ['chrome111', 'firefox121', 'safari16.4'],
      copyPublicDir: false,
      modulePreload: false,
      reportCompressedSize: false,
      // No file names its map: scripts/build/source-maps.mjs puts them beside the release.
      sourcemap: 'hidden',
      // The bundled libraries' licenses require their texts beside the code.
      license: { fileName: 'licenses.md' },
      lib: {
        entry: {
          vitrine: 'src/element/vitrine.ts',
          // An entry exports nothing but what others take of it: the loader's import needs no object of its names.
          'chunks/runtime': 'src/element/runtime.ts',
          ...(kit
            ? kitEntries()
            : Object.fromEntries(
                widgetFolders().map((name) => [`widgets/${name}`, `widgets/${name}/element.ts`]),
              )),
        },
        formats: ['es'],
      },
      rolldownOptions: {
        // Words are constants of a module each: where they are said, not in a file that every page loads.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        // Other chunks take what they share with a widget's file or the runtime from it, rather than from a third file.
        preserveEntrySignatures: 'allow-extension',
        external: react ? [/^react(-dom)?(\/.*)?$/] : [],
        output: {
          minify: true,
          entryFileNames: ({ name }) => (name.startsWith('chunks/') ? '[name]-[hash:7].js' : '[name].js'),
          chunkFileNames: 'chunks/[name]-[hash:7].js',
          postBanner: ({ fileName }) => (RUN_AT_ONCE.test(fileName) ? COMPILE_HINT : ''),
          codeSplitting: { groups: chunks.groups },
        },
      },
    },
  };
});

/** Builds `vitrine/server`: all first views and what renders them, as one module for Node. */
import { join, resolve } from 'node:path';
import { Features } from 'lightningcss';
import { build, parseSync } from 'vite';
import { nodesOf } from '../source/syntax-nodes.mjs';
import { isLit, widgetFolders } from '../source/widget-folders.mjs';
import { root } from '../system/run.mjs';
import { preactAlias } from './preact-alias.mjs';

/** @typedef {import('vite').Plugin} Plugin */

const PAGE = resolve(root, 'src/element/server/page.ts');
/** What src/element/server/page.ts has in the place of the browser's. */
const GLOBALS = [
  ...['document', 'location', 'navigator', 'history', 'window', 'HTMLElement', 'fetch', 'matchMedia'],
  ...['localStorage', 'sessionStorage', 'addEventListener', 'removeEventListener', 'dispatchEvent'],
];
/** Modules that are others on a server, by what sources import. @type {[find: RegExp, path: string][]} */
const ON_SERVER = [
  [/^#element\/host$/, 'src/element/server/host.ts'],
  [/^.*\/page-singleton$/, 'src/element/server/page-singleton.ts'],
  [/^.*\/safe-url$/, 'src/element/server/safe-url.ts'],
];
const ELEMENT_FILE = /\/widgets\/[^/]+\/element\.ts$/;
const VIEWS = 'vitrine:first-views';

/**
 * Replaces dynamic imports: a definition's view is there at once, and what loads later never comes.
 * @param {string} code @param {string} path @returns {string}
 */
export function withoutLateImports(code, path) {
  const found = [...nodesOf(parseSync(path, code).program, 'ImportExpression')].sort(
    (a, b) => b.start - a.start,
  );
  let text = code;
  let imports = '';
  for (const [index, { start, end, source }] of found.entries()) {
    const isView = ELEMENT_FILE.test(path) && source.value?.startsWith('./');
    const instead = isView ? `late${index}` : 'new Promise(() => {})';
    text = `${text.slice(0, start)}${instead}${text.slice(end)}`;
    if (isView) imports += `import * as late${index} from ${JSON.stringify(source.value)};\n`;
  }
  return imports + text;
}

/** @returns {Plugin} */
const views = () => ({
  name: 'vitrine:first-views',
  enforce: 'pre',
  resolveId: { filter: { id: /^vitrine:first-views$/ }, handler: () => `\0${VIEWS}` },
  load: {
    filter: { id: /^\0vitrine:first-views$/ },
    handler: () =>
      [
        ...widgetFolders()
          .filter((name) => !isLit(name))
          .map((name) => join(root, 'widgets', name, 'element.ts')),
        join(root, 'src/element/server/render-widget.tsx'),
      ]
        .map((path) => `${path.endsWith('.tsx') ? 'export * from' : 'import'} ${JSON.stringify(path)};`)
        .join('\n'),
  },
  transform: {
    filter: { id: /^(?!.*\/node_modules\/).*\.tsx?$/, code: /import\(/ },
    handler: (code, id) => ({ code: withoutLateImports(code, id), map: null }),
  },
});

/** @param {string} folder of the package's entries @param {string} version */
export const buildServerEntry = (folder, version) =>
  build({
    configFile: false,
    logLevel: 'warn',
    root,
    define: {
      'import.meta.env.VITRINE_VERSION': JSON.stringify(version),
      'process.env.NODE_ENV': '"production"',
    },
    resolve: {
      alias: [
        ...preactAlias,
        ...ON_SERVER.map(([find, path]) => ({ find, replacement: resolve(root, path) })),
      ],
    },
    plugins: [views()],
    css: { lightningcss: { exclude: Features.LightDark } },
    // Nothing is left to install, and preact is the one that it was rendered with.
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      target: 'es2022',
      minify: false,
      // The page's HTML has it.
      cssMinify: true,
      cssTarget: ['chrome111', 'firefox121', 'safari16.4'],
      rolldownOptions: {
        input: { server: join(root, 'src/element/package/server.ts') },
        transform: { inject: Object.fromEntries(GLOBALS.map((name) => [name, [PAGE, name]])) },
        output: { format: 'es', entryFileNames: '[name].js', codeSplitting: false },
      },
    },
  });

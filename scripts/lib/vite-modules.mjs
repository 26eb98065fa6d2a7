/** Plugins that replace or copy modules. */
import { resolve } from 'node:path';

/** @typedef {import('vite').Plugin} Plugin */

/** Modules of React that the builds on preact take from preact. */
export const preactModules = [
  { find: /^react-dom\/client$/, replacement: resolve('src/ui/hooks/preact-root.ts') },
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/jsx-runtime' },
];

/** The part of valibot that sources here use; a test holds both against each other. */
export const schemas = { find: /^valibot$/, replacement: resolve('src/domain/schemas/valibot.ts') };

/**
 * The module `react` of the build on preact. What preact/compat does at every render is done while building instead
 * (vite-dom-attributes.mjs). Modules are bundled as a whole: the parts of React that no first view needs would be on
 * every page, so they are in a separate module.
 * @param {string} later its path
 * @param {string} [tests] path of what tests take from React besides
 * @returns {Plugin}
 */
export const reactOnPreact = (later, tests) => ({
  name: 'vitrine:react-on-preact',
  enforce: 'pre',
  resolveId: { filter: { id: /^react$/ }, handler: () => '\0react-on-preact' },
  load: {
    filter: { id: /^\0react-on-preact$/ },
    handler: () => ({
      code: `export * from 'preact';\nexport * from 'preact/hooks';\nexport { memo, useSyncExternalStore } from ${JSON.stringify(later)};${tests ? `\nexport * from ${JSON.stringify(tests)};` : ''}`,
      moduleSideEffects: false,
    }),
  },
});

/** Small modules without state, each in a folder `standalone` (lib/house-state.mjs), and generated lists of words. */
const STANDALONE = /\/src\/(?:\w+\/standalone\/[\w-]+|element\/generated\/source-words)\.tsx?$/;
/** What islands take from the runtime; it has no state but the page's, so that files without the runtime can have a copy. */
const SHARED =
  /\/src\/(?:page\/core\/(?:page-singleton|events)|domain\/core\/languages|element\/(?:define|loader-parts))\.ts$/;
/** What reads the page: of elements without an island, which load no runtime for it. */
const READS_PAGE = /\/src\/page\/(?:core\/(?:native|safe-url)|safe-addresses|navigate|log-error)\.ts$/;
/** Importers that get a copy: a widget's own files, and the files beside the runtime; what is copied takes copies too. */
const TAKER = /\/widgets\/([^/]+)\/|\/src\/element\/(lit|author|page-behaviours)\b/;
const COPY = /[?&]for=(.+)$/;
/**
 * The steps of a car with their rules, which have no state but that of the page's car. Two widgets need them that share no
 * page, the configurator and a seller's quotation: each has them in its own file, as a file for both would be one more
 * request for every visitor of the configurator.
 */
const STEPS =
  /\/src\/(?:features\/car\/steps\/[\w.-]+\.(?:tsx?|css\?inline)|domain\/(?:car\/(?:difference|color-types)|parts\/(?:explain|for-color|left|words(?:\.es-AR)?|change))\.ts|page\/hold-place\.ts)$/;
const STEP_TAKERS = ['configurator', 'quotation'];
const LOADER_FILE = /\/src\/element\/(?:vitrine|loader)\.ts$/;

/**
 * Copies a module of a folder `standalone` into each file that imports it: shared, it would be a separate request or
 * add to every page. Code outside first views uses the copy of its chunk. The loader has copies of all that it imports,
 * since it is a script, from which no file imports anything.
 * @param {ReadonlySet<string>} loader paths of the loader's modules
 * @param {readonly string[]} lit names of the widgets without an island
 * @returns {Plugin}
 */
export const standaloneModules = (loader, lit) => {
  const isCopied = (/** @type {string} */ path, /** @type {string} */ taker) => {
    if (taker === 'loader') return loader.has(path) && !LOADER_FILE.test(path);
    const isLit = lit.includes(taker) || taker === 'lit';
    const isBeside = isLit || /^(author|page-behaviours)$/.test(taker);
    if (STEP_TAKERS.includes(taker) && STEPS.test(path)) return true;
    return STANDALONE.test(path) || (isBeside && SHARED.test(path)) || (isLit && READS_PAGE.test(path));
  };
  return {
    name: 'vitrine:standalone-modules',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer = '', options) {
      const taker = LOADER_FILE.test(importer)
        ? 'loader'
        : (COPY.exec(importer)?.[1] ?? TAKER.exec(importer)?.slice(1).find(Boolean));
      if (!taker) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found || !isCopied(found.id, taker)) return found;
      return { ...found, id: `${found.id}${found.id.includes('?') ? '&' : '?'}for=${taker}` };
    },
  };
};

/**
 * Removes jsPDF's dependencies for HTML and for image types that we do not use: our files contain text and JPEG only.
 * @returns {Plugin}
 */
export const textOnlyPdf = () => ({
  name: 'vitrine:text-only-pdf',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(html2canvas|dompurify|canvg|fast-png)$/ },
    handler: () => '\0nothing',
  },
  load: {
    filter: { id: /^\0nothing$/ },
    handler: () => 'export const decode = undefined;\nexport default undefined;',
  },
});

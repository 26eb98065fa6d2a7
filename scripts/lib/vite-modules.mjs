/** What stands in the place of a module, and who has which copy of it. */

/** @typedef {import('vite').Plugin} Plugin */

/**
 * What `react` is in the build on preact. A module goes into a file whole: what of preact/compat no first view needs
 * would be on every page, so it stands in a module of its own.
 * @param {string} later its path
 * @returns {Plugin}
 */
export const reactOnPreact = (later) => ({
  name: 'vitrine:react-on-preact',
  enforce: 'pre',
  resolveId: { filter: { id: /^react$/ }, handler: () => '\0react-on-preact' },
  load: {
    filter: { id: /^\0react-on-preact$/ },
    handler: () => ({
      code: `export * from 'preact/compat';\nexport { memo, useSyncExternalStore } from ${JSON.stringify(later)};`,
      moduleSideEffects: false,
    }),
  },
});

/** Parts of preact/compat for class components of React 16 and its pooled events; what stands in their place. */
const LEGACY = /** @type {const} */ ([
  [/,\["componentWillMount",.*?\}\)\}\);/, ';'],
  [/(\w)\.persist=function\(\)\{\},.*?(?=\1\.nativeEvent=)/, ''],
]);

/**
 * Leaves out of preact/compat what no component here has: it would be on every page.
 * @returns {Plugin}
 */
export const withoutLegacyReact = () => ({
  name: 'vitrine:without-legacy-react',
  transform: {
    filter: { id: /\/preact\/compat\/dist\/compat\.m?js$/ },
    handler(code) {
      let left = code;
      for (const [part, instead] of LEGACY) {
        if (!part.test(left)) this.error(`preact/compat has no ${part} any more`);
        left = left.replace(part, instead);
      }
      return { code: left, map: null };
    },
  },
});

/** Small pure modules, each in a folder `standalone`, and generated lists of words. */
const STANDALONE = /\/src\/(?:\w+\/standalone\/[\w-]+|element\/generated\/source-words)\.ts$/;
/** Who takes a copy: a widget's own files, and what stands beside the runtime. */
const TAKER = /\/widgets\/([^/]+)\/|\/src\/element\/(lit|author|page-behaviours)\b|\?for=(.+)$/;

/**
 * A module of a folder `standalone` is copied into each file that takes it: shared, it would be a request of its own or
 * weigh on every page. What is no first view takes the one that its chunk has.
 * @returns {Plugin}
 */
export const standaloneModules = () => ({
  name: 'vitrine:standalone-modules',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const taker = importer && TAKER.exec(importer)?.slice(1).find(Boolean);
    if (!taker) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && STANDALONE.test(found.id) ? { ...found, id: `${found.id}?for=${taker}` } : found;
  },
});

/**
 * valibot marks its builders as free of side effects, but exports them in a list at its end, where the bundler does not
 * see the marks: a widget would carry the schemas of every call of a service it makes one call of. Each is exported
 * where it stands instead.
 * @returns {Plugin}
 */
export const pureSchemas = () => ({
  name: 'vitrine:pure-schemas',
  transform: {
    filter: { id: /\/valibot\/dist\/index\.mjs$/ },
    handler(code) {
      const marked = /\/\* @__NO_SIDE_EFFECTS__ \*\/\nfunction (\w+)\(/g;
      const names = new Set([...code.matchAll(marked)].map(([, name]) => name));
      if (!names.has('looseObject')) this.error('valibot marks its builders in another way than expected');
      const list = /export \{([^}]*)\};\s*$/;
      const others = (list.exec(code)?.[1] ?? '').split(',').filter((name) => !names.has(name.trim()));
      return {
        code: code
          .replace(marked, '/* @__NO_SIDE_EFFECTS__ */\nexport function $1(')
          .replace(list, `export {${others.join(',')}};`),
        map: null,
      };
    },
  },
});

/**
 * What jsPDF brings to draw HTML and images of kinds that we never give it: files write text and JPEG only, so none of
 * it is made or shipped.
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

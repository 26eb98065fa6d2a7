/** Plugins that change finished chunks. */
import { minify } from '@swc/core';

/** @typedef {import('vite').Plugin} Plugin */
/** @typedef {import('vite').Rolldown.OutputBundle} Bundle */

/** @param {Bundle} bundle */
export const chunks = (bundle) =>
  Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));

/** Makes an object of a module's exports, for who imports it dynamically, out of the functions that read them. */
const NAMESPACE = 'e=>{for(let t of Object.keys(e))Object.defineProperty(e,t,{get:e[t]});return e}';

/**
 * Writes the bundler's helper into each chunk that uses it, since it would be another request before the first view:
 * a shorter one that does the same for us. Also removes comments for tools.
 * @returns {Plugin}
 */
export const tidy = () => ({
  name: 'vitrine:tidy',
  generateBundle(_, bundle) {
    const helper = chunks(bundle).find((file) => file.fileName.includes('rolldown-runtime'));
    if (helper) {
      if (!/defineProperty.*export\{(?:\w+ as )?t\};?\s*$/s.test(helper.code))
        this.error(`unexpected helper: ${helper.code}`);
      // A chunk may name the file and take nothing of it.
      const line = /import(?:(\{)t(?: as (\w+))?\}from)?"[^"]*rolldown-runtime[^"]*";/;
      for (const file of chunks(bundle)) {
        if (!file.imports.includes(helper.fileName)) continue;
        if (!line.test(file.code)) this.error(`${file.fileName} takes more of the helper than expected`);
        file.code = file.code.replace(line, (_line, takes, name = 't') =>
          takes ? `const ${name}=${NAMESPACE};` : '',
        );
        file.imports = file.imports.filter((name) => name !== helper.fileName);
      }
      delete bundle[helper.fileName];
    }
    for (const file of chunks(bundle)) {
      file.code = file.code
        .replace(/\s*\/\* @vite-ignore \*\/\s*/g, '')
        .replace(/(\w?)\/\* @__PURE__ \*\/\s*/g, (_note, word) => word && `${word} `);
    }
  },
});

/**
 * Keeps the loader in one file: it precedes everything else on every page and must not wait for a second one.
 * @returns {Plugin}
 */
export const loaderStandsAlone = () => ({
  name: 'vitrine:loader-stands-alone',
  generateBundle(_, bundle) {
    const loader = bundle['vitrine.js'];
    if (loader?.type === 'chunk' && loader.imports.length > 0) {
      this.error(`vitrine.js imports ${loader.imports.join(', ')} statically`);
    }
  },
});

/** The page's shared object (src/page/core/page-singleton.ts). */
const PAGE = 'globalThis[Symbol.for("vitrine")]';

/**
 * Makes the loader a script without imports and exports, which runs as a classic script, as a module, bundled, and
 * inlined; no other file imports anything from it. Its own imports are resolved by the address that it finds for its
 * files.
 * @param {string} version two versions on a page share nothing
 * @returns {Plugin}
 */
export const loaderIsScript = (version) => ({
  name: 'vitrine:loader-is-script',
  // Chunks are cached for good by their names, and name the version.
  augmentChunkHash: () => version,
  generateBundle(_, bundle) {
    const loader = bundle['vitrine.js'];
    if (loader?.type !== 'chunk') return;
    const code = loader.code.replace(/export\{\};?\s*$/, '');
    if (/\bexport\b/.test(code)) this.error(`vitrine.js exports what others import: ${code.slice(-200)}`);
    loader.code = `(()=>{${code.replace(/\bimport\(([`'"])\.\//g, `import(${PAGE}.base+$1`)}})();`;
    for (const file of chunks(bundle)) {
      // The loader has run, or is loaded by what defines elements (src/element/standalone/define-once.ts).
      file.code = file.code.replace(/import"(?:\.\.?\/)+vitrine\.js";/g, '');
      if (/from"[^"]*vitrine\.js"/.test(file.code))
        this.error(`${file.fileName} imports from vitrine.js statically`);
    }
  },
});

/** Chromium compiles all functions of a file that begins with it while the file arrives, beside the main thread. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';
/** What a first view runs at once. Not the loader, since optimizers of CMSs join lines. */
const RUN_AT_ONCE = /^(widgets\/|chunks\/runtime-)/;

/**
 * Minifies the finished files once more: the bundler's own minifier leaves one to two percent of their bytes (brotli),
 * and what the other plugins wrote. Joined statements compress worse than short ones.
 * @returns {Plugin}
 */
export const minifyAgain = () => ({
  name: 'vitrine:minify-again',
  async generateBundle(_, bundle) {
    for (const file of chunks(bundle)) {
      const { code } = await minify(file.code, {
        module: file.fileName !== 'vitrine.js',
        ecma: 2022,
        compress: { passes: 2, sequences: false },
        mangle: true,
      });
      file.code = RUN_AT_ONCE.test(file.fileName) ? COMPILE_HINT + code : code;
    }
  },
});

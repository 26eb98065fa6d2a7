/** What the build does to finished chunks. */

/** @typedef {import('vite').Plugin} Plugin */
/** @typedef {import('vite').Rolldown.OutputBundle} Bundle */

/** @param {Bundle} bundle */
export const chunks = (bundle) =>
  Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));

/**
 * The bundler's own helper, a hundred bytes, would be one more request on the way to the first view: it goes into each
 * chunk that uses it. Notes between tools go too.
 * @returns {Plugin}
 */
export const tidy = () => ({
  name: 'vitrine:tidy',
  generateBundle(_, bundle) {
    const helper = chunks(bundle).find((file) => file.fileName.includes('rolldown-runtime'));
    if (helper) {
      const end = /export\{(?:(\w+) as )?t\};?\s*$/;
      const [, local = 't'] = end.exec(helper.code) ?? this.error(`unexpected helper: ${helper.code}`);
      const body = helper.code.replace(end, '');
      const line = /import\{t(?: as (\w+))?\}from"[^"]*rolldown-runtime[^"]*";/;
      for (const file of chunks(bundle)) {
        if (!file.imports.includes(helper.fileName)) continue;
        if (!line.test(file.code)) this.error(`${file.fileName} takes more of the helper than expected`);
        file.code = file.code.replace(
          line,
          (_line, name = 't') => `const ${name}=(()=>{${body}return ${local}})();`,
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
 * A file that could not be fetched is fetched once more, by the same address: under another one the same module would
 * stand on the page twice, each with a state of its own. Some browsers remember the failure by the address and answer
 * at once: there another address is the only way for as long as the page is open (element/retry.ts does it for the
 * widgets' own files). Entries are left as they are: they are on the way to the first view.
 * @returns {Plugin}
 */
export const importsTryAgain = () => ({
  name: 'vitrine:imports-try-again',
  generateBundle(_, bundle) {
    for (const file of chunks(bundle)) {
      if (file.isEntry) continue;
      file.code = file.code.replace(
        /\bimport\(([`'"])(\.[^`'"]+\.js)\1\)/g,
        '$&.catch(()=>$&).catch(()=>import("$2?retry="+Date.now()))',
      );
    }
  },
});

/**
 * The loader is on every page before anything else: it must not wait for a second file.
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

/** What the build does beyond bundling. Each plugin works on the finished chunks. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parseSync } from 'vite';

/** @typedef {import('vite').Plugin} Plugin */
/** @typedef {import('vite').Rolldown.OutputBundle} Bundle */

const ELEMENT_FILE = /\/widgets\/[^/]+\/element\.ts$/;

/** @param {Bundle} bundle */
const chunks = (bundle) => Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));

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

/**
 * Small pure modules that files without a chunk in common take: [the module, who takes it]. Shared, each would be a
 * request of its own or weigh on every page; every taker has its own copy instead.
 * @type {[module: RegExp, taker: RegExp][]}
 */
const COPIED = [
  [/\/src\/element\/(attributes|generated\/source-words)\.ts$/, /\/widgets\/([^/]+)\/element\.ts$/],
  [
    /\/src\/(domain\/car-image|element\/states|page\/(images|kept|services))\.ts$/,
    /\/widgets\/([^/]+)\/[^/]+$/,
  ],
  [/\/src\/domain\/screens\/steps\.ts$/, /\/widgets\/([^/]+)\//],
  [/\/src\/domain\/suggest\.ts$/, /\/src\/ui\/(Combobox)\.tsx$|\/widgets\/([^/]+)\/later\//],
  [/\/src\/element\/(read-attributes|define-once)\.ts$/, /\/src\/element\/(lit|author)\b/],
  // Islands have it from the runtime.
  [
    /\/src\/page\/meta-text\.ts$/,
    /\/src\/element\/(lit|author|behaviours)\b|\/widgets\/(car-image)\/|\?for=(.+)$/,
  ],
];

/** @returns {Plugin} */
export const copies = () => ({
  name: 'vitrine:copies',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const takers = COPIED.filter(([, taker]) => importer && taker.test(importer));
    if (!importer || takers.length === 0) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const taker = found && takers.find(([module]) => module.test(found.id))?.[1];
    const name = taker?.exec(importer)?.slice(1).find(Boolean);
    return name ? { ...found, id: `${found.id}?for=${name}` } : found;
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

/**
 * Wherever a widget is, the loader is: its file alone, as a script, brings page behaviours and nested tags too.
 * @param {string} loader its path
 * @returns {Plugin}
 */
export const widgetsBringLoader = (loader) => ({
  name: 'vitrine:widgets-bring-loader',
  transform: {
    filter: { id: ELEMENT_FILE },
    handler: (code) => ({ code: `import ${JSON.stringify(loader)};\n${code}`, map: null }),
  },
});

/**
 * The loader brings a widget's file only once the widget is wanted, so its view lies in that file: one request and one
 * round trip less. `island: () => import(PATH)` of an element file becomes an import at its top.
 * @returns {Plugin}
 */
export const viewsWithWidgets = () => ({
  name: 'vitrine:views-with-widgets',
  enforce: 'pre',
  transform: {
    filter: { id: ELEMENT_FILE },
    handler(code, id) {
      if (!code.includes('defineWidget(')) return;
      const lazy = /island: \(\) => import\(('[^']+')\)/;
      if (!lazy.test(code)) this.error(`${id}: expected island: () => import('./View')`);
      // By member, or the bundler would make an object of the whole module.
      const eager = code.replace(
        lazy,
        'island: async () => ({ default: island.default, styles: island.styles })',
      );
      return { code: `import * as island from ${lazy.exec(code)?.[1]};\n${eager}`, map: null };
    },
  },
});

/** Read from the source by what is generated, and by nobody at run time. */
const ONLY_DOCUMENTED = new Set(['events', 'reserve', 'reserveWhen']);

/**
 * A widget's definition without what only its documentation and the loader's table are made from (definitions.mjs).
 * @param {string} code of an element file @param {string} path @returns {string}
 */
export function withoutDocumentation(code, path) {
  const { program } = parseSync(path, code);
  const call = program.body
    .map((node) => (node.type === 'ExpressionStatement' ? node.expression : undefined))
    .find((node) => node?.type === 'CallExpression' && /^define/.test(code.slice(node.callee.start)));
  const object = call?.type === 'CallExpression' ? call.arguments[1] : undefined;
  if (object?.type !== 'ObjectExpression') throw new TypeError(`${path}: expected defineX(tag, { … })`);
  const dropped = object.properties.filter(
    (each) =>
      each.type === 'Property' && each.key.type === 'Identifier' && ONLY_DOCUMENTED.has(each.key.name),
  );
  return dropped
    .reverse()
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code);
}

/** @returns {Plugin} */
export const definitionsThatWork = () => ({
  name: 'vitrine:definitions-that-work',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: ELEMENT_FILE },
    handler: (code, id) => ({ code: withoutDocumentation(code, id), map: null }),
  },
});

/**
 * Browsers remember a module that could not be fetched by its address: without another one, "try again" would fail for
 * as long as the page is open (element/retry.ts does it for the widgets' own files). Entries are left as they are: they
 * are on the way to the first view.
 * @returns {Plugin}
 */
export const importsTryAgain = () => ({
  name: 'vitrine:imports-try-again',
  generateBundle(_, bundle) {
    for (const file of chunks(bundle)) {
      if (file.isEntry) continue;
      file.code = file.code.replace(
        /\bimport\(([`'"])(\.[^`'"]+\.js)\1\)/g,
        '$&.catch(()=>import("$2?retry="+Date.now()))',
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

/** @param {string} file @param {Map<string, { imports: string[] }>} all @returns {string[]} the file and all it imports statically */
function closure(file, all, seen = new Set()) {
  if (seen.has(file) || !all.has(file)) return [];
  seen.add(file);
  return [file, ...(all.get(file)?.imports ?? []).flatMap((name) => closure(name, all, seen))];
}

/**
 * What a widget cannot be used without, though it loads after the first sight of it: a car cannot be chosen before the
 * services have said what there is, nor configured without the rules. The other steps load behind.
 */
const BEFORE_USE = {
  'widgets/configurator.js': [
    'widgets/configurator/work/Shell.tsx',
    'widgets/configurator/work/words.ts',
    'src/services/call/transport.ts',
    'src/stores/car/choose.ts',
  ],
};

/**
 * What a visitor who pays by the month loads up to their simulation, in one language: its own part of it has a budget,
 * apart from what several widgets share (issue of financing). The proposal's steps load behind.
 * @type {Record<string, string[]>}
 */
const TO_A_SIMULATION = {
  'widgets/funding-flow.js': [
    'widgets/funding-flow/work/Shell.tsx',
    'widgets/funding-flow/work/words.ts',
    'widgets/funding-flow/steps/before.ts',
  ],
  'widgets/installment-calculator.js': ['widgets/installment-calculator/work.ts'],
};

/** @param {string} file @param {Map<string, { imports: string[], dynamicImports: string[] }>} all @returns {Set<string>} all it may ever load */
function reach(file, all, seen = new Set()) {
  const found = all.get(file);
  if (!found || seen.has(file)) return seen;
  seen.add(file);
  for (const name of [...found.imports, ...found.dynamicImports]) reach(name, all, seen);
  return seen;
}

/**
 * manifest.json: every file with its sizes in bytes, its integrity value and what it imports; every widget with the
 * files a page loads until it is usable, and where it has a budget of its own, with those that no other widget loads.
 * Written from what lies on disk.
 * @param {string} version
 * @returns {Plugin}
 */
export const buildManifest = (version) => ({
  name: 'vitrine:build-manifest',
  writeBundle({ dir = 'dist' }, bundle) {
    const all = new Map(chunks(bundle).map((file) => [file.fileName, file]));
    const own = (/** @type {string[]} */ names) => names.filter((name) => all.has(name)).sort();
    const files = [...all.values()].map((file) => {
      const content = readFileSync(join(dir, file.fileName));
      return [
        file.fileName,
        {
          bytes: content.length,
          gzip: gzipSync(content, { level: 9 }).length,
          brotli: brotliCompressSync(content).length,
          integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
          imports: own(file.imports),
          later: own(file.dynamicImports),
        },
      ];
    });
    /** A widget's file and those of some of its sources, with all they import. */
    const needed = (/** @type {string} */ file, /** @type {string[]} */ sources = []) => {
      const later = sources.map(
        (source) =>
          [...all.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${source}`)))
            ?.fileName ?? this.error(`${source} is in no file any more`),
      );
      return [...new Set([file, ...later].flatMap((name) => closure(name, all)))];
    };
    const entries = [...all.values()].filter((file) => file.isEntry && file.fileName.startsWith('widgets/'));
    const reached = new Map(entries.map(({ fileName }) => [fileName, reach(fileName, all)]));
    const widgets = entries.map(({ fileName }) => {
      const way = TO_A_SIMULATION[fileName];
      const alone = (/** @type {string} */ name) =>
        ![...reached].some(([other, files]) => other !== fileName && files.has(name));
      return [
        fileName.replace(/^widgets\/(.*)\.js$/, 'vt-$1'),
        {
          file: fileName,
          usable: [...new Set([...closure('vitrine.js', all), ...needed(fileName, BEFORE_USE[fileName])])],
          ...(way && { own: needed(fileName, way).filter(alone) }),
        },
      ];
    });
    const manifest = {
      version,
      files: Object.fromEntries(files.sort()),
      widgets: Object.fromEntries(widgets.sort()),
    };
    writeFileSync(join(dir, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  },
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const widgets = readdirSync('widgets').filter((name) => existsSync(`widgets/${name}/element.ts`));

/** Anchored, so that react-dom/client is not taken for react-dom and the rest. */
const preactAliases = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: 'preact/compat' },
];
const reactModules = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'];

/** A failed import is tried again under another address: `() => import(A)` of an element file becomes `(q) => import(A + q)`. */
const importsAgain: Plugin = {
  name: 'vitrine:imports-again',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !file.isEntry) continue;
      file.code = file.code.replace(/\(\)=>import\((`[^`]+`)\)/g, '(q="")=>import($1+q)');
    }
  },
};

/** The loader is on every page before anything else: it must not wait for a second file. */
const loaderStandsAlone: Plugin = {
  name: 'vitrine:loader-stands-alone',
  generateBundle(_, bundle) {
    const loader = bundle['vitrine.js'];
    if (loader?.type === 'chunk' && loader.imports.length > 0) {
      this.error(`vitrine.js imports ${loader.imports.join(', ')} statically`);
    }
  },
};

/** The bundler's own helper, a hundred bytes, would be one more file on the way to the first view: it goes into each chunk. */
const tidy: Plugin = {
  name: 'vitrine:tidy',
  generateBundle(_, bundle) {
    const helper = Object.values(bundle).find((file) => file.fileName.includes('rolldown-runtime'));
    if (helper?.type !== 'chunk') return;
    const [, local = 't'] =
      /export\{(?:(\w+) as )?t\};?\s*$/.exec(helper.code) ?? this.error(`unexpected helper: ${helper.code}`);
    const body = helper.code.replace(/export\{[^}]*\};?\s*$/, '');
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !file.imports.includes(helper.fileName)) continue;
      const line = /import\{t as (\w+)\}from"[^"]*rolldown-runtime[^"]*";/;
      if (!line.test(file.code)) this.error(`${file.fileName} takes more of the helper than expected`);
      file.code = file.code.replace(
        line,
        (_, name: string) => `const ${name}=(()=>{${body}return ${local}})();`,
      );
      file.imports = file.imports.filter((name) => name !== helper.fileName);
    }
    delete bundle[helper.fileName];
    // Notes between tools; no visitor needs them.
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') {
        file.code = file.code
          .replace(/\s*\/\* @vite-ignore \*\/\s*/g, '')
          .replace(/(\w?)\/\* @__PURE__ \*\/\s*/g, (_, word: string) => word && `${word} `);
      }
    }
  },
};

/** The loader's own modules; others take what they share with it from vitrine.js rather than from a third file. */
const loader =
  /\/src\/element\/(vitrine|attributes|define|host|load-conditions|loader|retry|generated\/reserve)\.ts|\/src\/page\/(events|meta-text|shared)\.ts/;
/** What every island stands on, in one file: its parts are never wanted alone. */
/** What a widget works with once it is used: stores, settings, storage, cookies and the schemas' library. */
const data =
  /\/node_modules\/(nanostores|@nanostores|valibot|js-cookie)\/|\/src\/stores\/|\/src\/page\/(cookies|report|services|settings|storage)\.ts|\/src\/services\/(call|service-error)\.ts/;
const runtime =
  /\/node_modules\/preact\/|\/src\/element\/mount|\/src\/page\/metadata\.ts|\/src\/domain\/brands\.ts|\/src\/ui\/(base\.css|fields|host-context|styles|tokens|use-form|use-module|when-touched)/;

const groups = [
  { name: 'vitrine', test: loader, priority: 3 },
  { name: 'runtime', test: runtime, priority: 2 },
  { name: 'data', test: data, priority: 1 },
];

export default defineConfig(({ mode }) => {
  const react = mode === 'react';
  return {
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode === 'test' ? 'test' : 'production'),
      'import.meta.env.VITRINE_VERSION': JSON.stringify(version),
    },
    resolve: { alias: react ? [] : preactAliases },
    plugins: [tidy, importsAgain, loaderStandsAlone],
    build: {
      outDir: react ? 'dist-react' : 'dist',
      target: 'es2022',
      copyPublicDir: false,
      modulePreload: false,
      reportCompressedSize: false,
      lib: {
        entry: {
          vitrine: 'src/element/vitrine.ts',
          ...Object.fromEntries(widgets.map((name) => [`widgets/${name}`, `widgets/${name}/element.ts`])),
        },
        formats: ['es'],
      },
      rolldownOptions: {
        // Other chunks take what they share with the loader from it, rather than from a third file.
        preserveEntrySignatures: 'allow-extension',
        external: react ? reactModules : [],
        output: {
          minify: true,
          entryFileNames: '[name].js',
          codeSplitting: { groups },
          chunkFileNames: 'chunks/[name]-[hash:6].js',
        },
      },
    },
  };
});

/**
 * Files derived from a build: documentation, the heights as CSS, the entries of the npm package, what CMSs install, the
 * contract with the services, and React itself for pages that provide their own.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { build, runnerImport } from 'vite';
import { writeCms } from '../cms/write-cms.mjs';
import { writeOpenApi } from '../openapi/write-openapi.mjs';
import { widgetsByCall } from '../source/calls-in-files.mjs';
import { root } from '../system/run.mjs';
import { checkChunks } from './check-chunks.mjs';
import { buildCliEntry } from './cli-entry.mjs';
import { writeFirstViews } from './first-views.mjs';
import { checkFloor } from './minimum-browsers/floor.mjs';
import { buildPackageEntries } from './package-entries.mjs';
import { setMapsApart } from './source-maps.mjs';
import { writeVisionFiles } from './vision-files.mjs';

const GENERATED = ['.cache/generated/custom-elements.json', '.cache/generated/vitrine.html-data.json'];

/** React's modules as named in a page's import map, and their files. */
export const REACT_MODULES = {
  react: 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom-client',
  'react/jsx-runtime': 'react-jsx-runtime',
};

/**
 * Converts React's packages from CommonJS, which browsers cannot load, to modules with named exports. They
 * serve the demo pages of the second build; pages of brands provide their own React.
 */
async function buildReact() {
  const require = createRequire(import.meta.url);
  const prefix = 'virtual:vendor/';
  const names = (/** @type {string} */ module) =>
    Object.keys(require(module)).filter((name) => /^[A-Za-z]\w*$/.test(name) && name !== 'default');
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'vitrine:vendor',
        enforce: 'pre',
        resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
        load(id) {
          if (!id.startsWith(`\0${prefix}`)) return;
          const module = id.slice(prefix.length + 1);
          return `import all from '${module}';\nexport default all;\nexport const { ${names(module).join(', ')} } = all;`;
        },
      },
    ],
    build: {
      outDir: join(root, 'dist-react/vendor'),
      emptyOutDir: true,
      copyPublicDir: false,
      modulePreload: false,
      reportCompressedSize: false,
      target: 'es2022',
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(REACT_MODULES).map(([module, file]) => [file, `${prefix}${module}`]),
        ),
        preserveEntrySignatures: 'strict',
        output: {
          format: 'es',
          minify: true,
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash:6].js',
        },
      },
    },
  });
}

/**
 * The heights of all widgets as a style sheet, for pages whose policy allows no inline style.
 * @returns {Promise<string>}
 */
async function reserveSheet() {
  const { module } = await runnerImport(join(root, 'src/element/snippet-css.ts'), {
    configFile: false,
    root,
  });
  return `${module.snippetCss()}\n`;
}

/** Folders and files of what is shipped; the demo's own React is the pages'. @param {('preact' | 'react')[]} modes */
const scripts = (modes) => [
  ...modes.flatMap((mode) =>
    ['vitrine.js', 'chunks', 'widgets'].map((part) =>
      join(root, mode === 'react' ? 'dist-react' : 'dist', part),
    ),
  ),
  ...(modes.includes('preact') ? [join(root, 'dist/package')] : []),
];

/** @param {{ modes: ('preact' | 'react')[] }} options */
export default async function afterBuild({ modes }) {
  if (modes.includes('react')) await buildReact();
  const heights = await reserveSheet();
  for (const mode of modes) {
    const folder = mode === 'react' ? 'dist-react' : 'dist';
    for (const path of GENERATED) copyFileSync(join(root, path), join(root, folder, basename(path)));
    writeFileSync(join(root, folder, 'reserve.css'), heights);
    writeVisionFiles(join(root, folder));
  }
  for (const mode of modes) {
    const folder = join(root, mode === 'react' ? 'dist-react' : 'dist');
    checkChunks(folder);
    setMapsApart(folder);
  }
  if (!modes.includes('preact')) return checkFloor(scripts(modes));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  await buildPackageEntries(join(root, 'dist'), version);
  const widgets = widgetsByCall();
  await buildCliEntry(join(root, 'dist/cli'), { version, widgets });
  await writeFirstViews(join(root, 'dist'));
  checkFloor(scripts(modes));
  // One plugin for both builds: it names the script by its address.
  await writeCms(join(root, 'dist'), { version, heights });
  await writeOpenApi(join(root, 'dist/openapi'), { schemaIn: join(root, 'dist'), widgets });
}

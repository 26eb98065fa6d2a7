/** Builds the entries of the npm package, modules and their types, into dist/package. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'vite';
import { root, run, tool } from '../system/run.mjs';
import { buildServerEntry } from './server-entry.mjs';

const SOURCE = 'src/element/package';
/** Entries with code; react.js has components. */
const MODULES = { entry: `${SOURCE}/entry.ts`, react: `${SOURCE}/generated/react.ts` };
/** Entries with types only: a bundler that keeps their import finds an empty module. */
const TYPES_ONLY = ['jsx', 'vue', 'svelte'];

/** Relative imports as in the sources, without an extension; Node's resolution requires one. */
const RELATIVE = /((?:from |import\()['"]\.\.?\/[^'"]+?)(?:\.js)?(['"])/g;

/** @param {string} folder @param {string} version */
const buildModules = (folder, version) =>
  build({
    configFile: false,
    logLevel: 'warn',
    root,
    define: { 'import.meta.env.VITRINE_VERSION': JSON.stringify(version) },
    build: {
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      reportCompressedSize: false,
      target: 'es2022',
      // The page's bundler minifies them.
      minify: false,
      lib: { entry: MODULES, formats: ['es'] },
      rolldownOptions: {
        external: ['react'],
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          // React's server components need it to tell that the components run in a browser.
          banner: ({ name }) => (name === 'react' ? "'use client';" : ''),
        },
      },
    },
  });

/** @param {string} folder @throws {Error} with the compiler's output */
async function buildTypes(folder) {
  const files = [
    ...Object.values(MODULES),
    ...['server', 'first-views.d', ...TYPES_ONLY].map((name) => `${SOURCE}/${name}.ts`),
  ];
  const options = {
    rootDir: SOURCE,
    outDir: folder,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    lib: 'es2023,dom,dom.iterable',
    types: 'vite/client',
  };
  const { code, output } = await run(process.execPath, [
    tool('typescript', 'tsc'),
    // Checked with the whole, whose configuration knows the floors by name; here declarations are only written.
    ...[
      '--ignoreConfig',
      '--strict',
      '--skipLibCheck',
      '--noCheck',
      '--declaration',
      '--emitDeclarationOnly',
      '--declarationMap',
    ],
    ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    ...files,
  ]);
  if (code !== 0) throw new Error(`types of the package:\n${output}`);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (name.endsWith('.d.ts')) writeFileSync(path, readFileSync(path, 'utf8').replace(RELATIVE, '$1.js$2'));
    if (name.endsWith('.d.ts.map')) bringSource(folder, path);
  }
}

/**
 * Puts the source of a declaration into the package, where its map names it: an editor goes there from a name.
 * @param {string} folder of the package's entries @param {string} path of the map
 */
function bringSource(folder, path) {
  const map = JSON.parse(readFileSync(path, 'utf8'));
  const from = resolve(dirname(path), map.sourceRoot ?? '', map.sources[0]);
  const to = join(folder, 'src', relative(join(root, SOURCE), from));
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
  const sources = [relative(dirname(path), to).replaceAll('\\', '/')];
  writeFileSync(path, JSON.stringify({ ...map, sourceRoot: undefined, sources }));
}

/** @param {string} dist the folder of the build @param {string} version */
export async function buildPackageEntries(dist, version) {
  const folder = join(dist, 'package');
  await buildModules(folder, version);
  await buildServerEntry(folder, version);
  await buildTypes(folder);
  copyFileSync(join(root, SOURCE, 'Widget.astro'), join(folder, 'Widget.astro'));
  for (const name of TYPES_ONLY) writeFileSync(join(folder, `${name}.js`), 'export {};\n');
  writeFileSync(join(folder, 'script.d.ts'), '/** vitrine.js is a script for browsers. */\nexport {};\n');
}

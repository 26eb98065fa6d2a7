/** Builds the program of `npx vitrine` as one module for Node, with what it knows of the calls. */
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { build, runnerImport } from 'vite';
import { root } from '../system/run.mjs';

const FACTS = 'vitrine:call-facts';

/** @param {ReadonlyMap<string, string[]>} widgets @returns {Promise<import('vite').Plugin>} */
async function callFacts(widgets) {
  /** @type {{ module: typeof import('../source/call-facts') }} */
  const { module } = await runnerImport(join(root, 'scripts/source/call-facts.ts'), {
    configFile: false,
    root,
    logLevel: 'error',
  });
  return {
    name: FACTS,
    resolveId: { filter: { id: /^vitrine:call-facts$/ }, handler: () => `\0${FACTS}` },
    load: { filter: { id: /^\0vitrine:call-facts$/ }, handler: () => module.callFactsModule(widgets) },
  };
}

/**
 * @param {string} folder which it empties
 * @param {{ version: string, widgets: ReadonlyMap<string, string[]> }} options widgets: tags by the id of the call
 */
export async function buildCliEntry(folder, { version, widgets }) {
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    define: { 'import.meta.env.VITRINE_VERSION': JSON.stringify(version) },
    plugins: [await callFacts(widgets)],
    // Nothing is left to install.
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      reportCompressedSize: false,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: { vitrine: join(root, 'src/cli/vitrine.ts') },
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          codeSplitting: false,
          banner: '#!/usr/bin/env node',
        },
      },
    },
  });
  chmodSync(join(folder, 'vitrine.js'), 0o755);
}

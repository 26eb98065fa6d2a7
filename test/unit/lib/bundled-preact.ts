import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { libraryCuts } from '#scripts/lib/vite-library-cuts.mjs';
import { preactSources } from '#scripts/lib/vite-preact-sources.mjs';

/** What the parts of React and preact have in common that views here use. */
const ENTRY = `
  export { Component, createContext, createElement, Fragment, render } from 'preact';
  export * from 'preact/hooks';
  export { jsx } from 'preact/jsx-runtime';
  export { memo } from '${resolve('src/ui/hooks/preact-hooks.ts')}';
`;

/** Returns the code of preact as it is bundled and minified with a plugin's view of the installed versions. */
export async function bundledPreact(versionOf?: (library: string) => string): Promise<string> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id.endsWith('/entry-of-test') ? '\0entry' : undefined),
    load: (id: string) => (id === '\0entry' ? ENTRY : undefined),
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, libraryCuts(versionOf), preactSources()],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'entry-of-test', formats: ['es'], fileName: 'preact' },
      rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 2 } }, output: { minify: true } },
    },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return output[0].code;
}

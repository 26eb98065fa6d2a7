import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { domAttributes } from '../../scripts/lib/vite-dom-attributes.mjs';
import { reactOnPreact } from '../../scripts/lib/vite-modules.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** Storybook sets the first two itself, from `resolvedReact`; Vitest takes none of its aliases over. */
const preactAliases = [
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
  { find: /^react-dom\/(client|test-utils)$/, replacement: 'preact/compat/$1' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
];

/** What ships has a module of its own in the place of react. */
const asShipped: Plugin = {
  name: 'vitrine:as-shipped',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^preact\/compat$/ },
    handler: (_id, importer = '') =>
      /^(?!.*\/node_modules\/).*\/(src|widgets)\//.test(importer) ? '\0react-on-preact' : undefined,
  },
};

export default defineConfig({
  define: { 'import.meta.env.VITRINE_VERSION': JSON.stringify(version) },
  resolve: { alias: preactAliases },
  plugins: [asShipped, domAttributes(), reactOnPreact(resolve('src/ui/hooks/preact-hooks.ts'))],
  build: { target: 'es2022', chunkSizeWarningLimit: 2000, reportCompressedSize: false },
});

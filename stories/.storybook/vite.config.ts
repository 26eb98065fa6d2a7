import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { preactAlias } from '../../scripts/build/preact-alias.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

export default defineConfig({
  define: { 'import.meta.env.VITRINE_VERSION': JSON.stringify(version) },
  // Storybook sets some itself, from `resolvedReact`; Vitest takes none of its aliases over.
  resolve: {
    alias: [{ find: /^react-dom\/test-utils$/, replacement: 'preact/compat/test-utils' }, ...preactAlias],
  },
  build: { target: 'es2022', chunkSizeWarningLimit: 2000, reportCompressedSize: false },
});

import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

export default defineConfig({
  define: { 'import.meta.env.VITRINE_VERSION': JSON.stringify(version) },
  build: { target: 'es2022', chunkSizeWarningLimit: 2000, reportCompressedSize: false },
});

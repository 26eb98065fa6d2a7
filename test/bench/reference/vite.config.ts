import { defineConfig } from 'vite';

/** The reference as its author would ship it: everything it needs in one module. */
export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    copyPublicDir: false,
    reportCompressedSize: false,
    lib: { entry: 'test/bench/reference/element.tsx', formats: ['es'], fileName: () => 'reference.js' },
    rolldownOptions: { output: { minify: true } },
  },
});

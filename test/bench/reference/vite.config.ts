import { defineConfig } from 'vite';

const { BENCH_ENTRY: entry = 'element.tsx', BENCH_FILE: file = 'reference.js' } = process.env;

/** A reference as its author would ship it: everything it needs in one module. */
export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    // The other reference lies beside it.
    emptyOutDir: false,
    copyPublicDir: false,
    reportCompressedSize: false,
    lib: { entry: `test/bench/reference/${entry}`, formats: ['es'], fileName: () => file },
    rolldownOptions: { output: { minify: true } },
  },
});

import { expect, it } from 'vitest';
import { completeImports } from '#scripts/lib/vite-late-imports.mjs';

interface File {
  imports?: string[];
  code?: string;
  isEntry?: boolean;
}

/** Runs the plugin over files by name, and returns their code. */
function complete(files: Record<string, File>): Record<string, string> {
  const bundle = Object.fromEntries(
    Object.entries(files).map(([fileName, { imports = [], code = '', isEntry = false }]) => [
      fileName,
      { type: 'chunk', fileName, imports, code, isEntry },
    ]),
  );
  const { generateBundle } = completeImports() as unknown as {
    generateBundle(options: object, bundle: object): void;
  };
  generateBundle({}, bundle);
  return Object.fromEntries(Object.entries(bundle).map(([name, { code }]) => [name, code]));
}

const FILES = {
  'vitrine.js': {},
  'chunks/runtime.js': { imports: ['vitrine.js'] },
  'chunks/data.js': { imports: ['chunks/runtime.js'] },
  'chunks/forms.js': { imports: ['chunks/data.js'] },
  'chunks/lead.js': { imports: ['chunks/forms.js', 'chunks/runtime.js', 'vitrine.js'] },
  'chunks/alone.js': { imports: ['chunks/runtime.js'] },
};

it('asks for all that a late file needs and the importing one has not, in one round trip', () => {
  const { 'widgets/form.js': code } = complete({
    ...FILES,
    'widgets/form.js': {
      isEntry: true,
      imports: ['chunks/runtime.js', 'vitrine.js'],
      code: 'later(()=>import(`../chunks/lead.js`)),later(()=>import(`../chunks/alone.js`))',
    },
  });
  expect(code).toBe(
    'later(()=>Promise.all([import(`../chunks/lead.js`),import(`../chunks/forms.js`),import(`../chunks/data.js`)])' +
      '.then(e=>e[0])),later(()=>import(`../chunks/alone.js`))',
  );
});

it('retries the same files once, then the late file at another address', () => {
  const { 'chunks/steps.js': code } = complete({
    ...FILES,
    'chunks/steps.js': { imports: ['chunks/data.js'], code: 'import("./lead.js").then(show)' },
  });
  const once = 'Promise.all([import("./lead.js"),import("./forms.js")]).then(e=>e[0])';
  const address = '"./lead.js?retry"+(globalThis[Symbol.for("vitrine")]?.checksFiles?"":"="+Date.now())';
  expect(code).toBe(`${once}.catch(()=>${once}).catch(()=>import(${address})).then(show)`);
});

it('asks for no package that the page brings', () => {
  const { 'widgets/form.js': code } = complete({
    'chunks/late.js': { imports: ['react', 'chunks/view.js'] },
    'chunks/view.js': { imports: ['react/jsx-runtime'] },
    'widgets/form.js': { isEntry: true, code: 'import(`../chunks/late.js`)' },
  });
  expect(code).toBe('Promise.all([import(`../chunks/late.js`),import(`../chunks/view.js`)]).then(e=>e[0])');
});

it('leaves other imports as they are', () => {
  const code = 'import(address);import("https://cdn.example/a.js")';
  expect(complete({ ...FILES, 'chunks/steps.js': { code } })['chunks/steps.js']).toBe(code);
});

import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { lateImports } from '#scripts/build/late-imports.mjs';
import { loaderScript } from '#scripts/build/loader-script.mjs';
import { ownNames } from '#scripts/build/own-names.mjs';

interface File {
  imports?: string[];
  code?: string;
  isEntry?: boolean;
  moduleIds?: string[];
}

type Hook = (
  this: object,
  code: string,
  chunk: object,
  options: object,
  meta: object,
) => { code: string; map: { mappings: string } } | null;

/** Runs a plugin over one of some files, and returns its code; what changes it has a source map. */
function rendered(plugin: unknown, files: Record<string, File>, name: string): string {
  const chunks = Object.fromEntries(
    Object.entries(files).map(([fileName, { imports = [], isEntry = false, moduleIds = [] }]) => [
      fileName,
      { fileName, name: fileName.replace('.js', ''), imports, isEntry, moduleIds },
    ]),
  );
  const code = files[name]?.code ?? '';
  const error = (message: string) => {
    throw new Error(message);
  };
  const { renderChunk } = plugin as { renderChunk: Hook };
  const result = renderChunk.call({ error, parse: parseAst }, code, chunks[name] as object, {}, { chunks });
  if (result) expect(result.map.mappings).not.toBe('');
  return result?.code ?? code;
}

const complete = (files: Record<string, File>) =>
  Object.fromEntries(Object.keys(files).map((name) => [name, rendered(lateImports(), files, name)]));

/** The function that the files have of their own. */
const TOGETHER =
  '\nfunction vitrineTogether(a,b=[]){b.map(e=>e.catch(()=>{}));return Promise.all(a).then(e=>e[0],e=>Promise.all(a.map(e=>e.catch(()=>{}))).then(()=>{throw e}))}';

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
    'later(()=>vitrineTogether([import("../chunks/lead.js"),import("../chunks/forms.js"),import("../chunks/data.js")])' +
      `),later(()=>import("../chunks/alone.js"))${TOGETHER}`,
  );
});

it('asks for what a late file begins to import itself, and does not wait for it', async () => {
  const plugin = lateImports() as unknown as {
    moduleParsed(this: object, module: { id: string; code: string }): Promise<void>;
  };
  const context = { parse: parseAst, resolve: async (path: string) => ({ id: path.slice(2) }) };
  const parsed = (id: string, code: string) => plugin.moduleParsed.call(context, { id, code });
  await parsed('send.ts', 'let it=import("./transport.ts");export const load=()=>import("./other.ts")');
  await parsed('view.ts', 'export const load=()=>import("./other.ts")');
  const files = {
    'chunks/lead.js': { imports: ['chunks/calls.js'], moduleIds: ['view.ts'] },
    'chunks/calls.js': { moduleIds: ['send.ts'] },
    'chunks/transport.js': { moduleIds: ['transport.ts'] },
    'chunks/other.js': { moduleIds: ['other.ts'] },
    'widgets/form.js': { isEntry: true, code: 'import(`../chunks/lead.js`)' },
    'chunks/more.js': { imports: ['chunks/calls.js'], code: 'import(`./other.js`)' },
  };
  expect(rendered(plugin, files, 'widgets/form.js')).toBe(
    `vitrineTogether([import("../chunks/lead.js"),import("../chunks/calls.js")],[import("../chunks/transport.js")])${TOGETHER}`,
  );
  // The file itself has begun it.
  expect(rendered(plugin, files, 'chunks/more.js')).not.toContain('transport');
});

it('retries the same files once, then the late file at another address', () => {
  const { 'chunks/steps.js': code } = complete({
    ...FILES,
    'chunks/steps.js': { imports: ['chunks/data.js'], code: 'import("./lead.js").then(show)' },
  });
  const once = 'vitrineTogether([import("./lead.js"),import("./forms.js")])';
  const address = '"./lead.js?retry"+(globalThis[Symbol.for("vitrine")]?.checksFiles?"":"="+Date.now())';
  expect(code).toBe(`${once}.catch(()=>${once}).catch(()=>import(${address})).then(show)${TOGETHER}`);
});

it('asks for no package that the page brings', () => {
  const { 'widgets/form.js': code } = complete({
    'chunks/late.js': { imports: ['react', 'chunks/view.js'] },
    'chunks/view.js': { imports: ['react/jsx-runtime'] },
    'widgets/form.js': { isEntry: true, code: 'import(`../chunks/late.js`)' },
  });
  expect(code).toBe(`vitrineTogether([import("../chunks/late.js"),import("../chunks/view.js")])${TOGETHER}`);
});

it('leaves other imports as they are', () => {
  const code = 'import(address);import("https://cdn.example/a.js")';
  expect(complete({ ...FILES, 'chunks/steps.js': { code } })['chunks/steps.js']).toBe(code);
});

it('leaves alone what only looks like an import', () => {
  const code = 'const a="import(`./lead.js`)";// import("./lead.js")';
  expect(complete({ ...FILES, 'chunks/steps.js': { code } })['chunks/steps.js']).toBe(code);
});

it('the loader is a script, whose late files have the address that it finds', () => {
  const code = 'var a=()=>import("./chunks/b.js");a();import(other);export{};';
  expect(rendered(loaderScript(), { 'vitrine.js': { code } }, 'vitrine.js')).toBe(
    '(()=>{var a=()=>import(globalThis[Symbol.for("vitrine")].base+"chunks/b.js");a();import(other);})();',
  );
});

it('the loader shares nothing, which a script cannot', () => {
  const run = (file: File) => () => rendered(loaderScript(), { 'vitrine.js': file }, 'vitrine.js');
  expect(run({ code: 'var a=1;export{a as t};' })).toThrow('vitrine.js exports what others import');
  expect(run({ imports: ['chunks/a.js'] })).toThrow('vitrine.js imports chunks/a.js statically');
});

it("the bundler's helper sees a module's own names, whatever the page has added to all objects", () => {
  const code = 'var e=(t)=>{let r={};for(var i in t)r[i]=t[i];return r};export{e as t};';
  const files = { 'rolldown-runtime.js': { code }, 'chunks/a.js': { code } };
  expect(rendered(ownNames(), files, 'rolldown-runtime.js')).toContain(
    'for(var i of Object.keys(t))r[i]=t[i]',
  );
  expect(rendered(ownNames(), files, 'chunks/a.js')).toBe(code);
});

it('late files that fail together fail once the last of them has: a second try begins anew', async () => {
  const together = new Function(`${TOGETHER};return vitrineTogether`)() as (
    all: Promise<unknown>[],
    beside?: Promise<unknown>[],
  ) => Promise<unknown>;
  expect(await together([Promise.resolve('first'), Promise.resolve('second')])).toBe('first');
  // What begins beside them is neither waited for nor missed.
  const beside = [Promise.reject(new Error('beside')), new Promise(() => {})];
  expect(await together([Promise.resolve('first')], beside)).toBe('first');
  let end = () => {};
  const slow = new Promise((_, reject) => {
    end = () => reject(new Error('slow'));
  });
  let failed = '';
  const settled = together([Promise.reject(new Error('quick')), slow]).catch((error: Error) => {
    failed = error.message;
  });
  await Promise.resolve();
  expect(failed).toBe('');
  end();
  await settled;
  expect(failed).toBe('quick');
});

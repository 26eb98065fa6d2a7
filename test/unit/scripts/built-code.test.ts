import { describe, expect, it } from 'vitest';
import { noTopLevelAwait, topLevelAwaits } from '#scripts/lib/built-code.mjs';
import { loaderIsScript } from '#scripts/lib/vite-chunks.mjs';

type Hook = { generateBundle(this: object, options: object, bundle: object): void };

const bundleOf = (files: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(files).map(([fileName, code]) => [fileName, { type: 'chunk', fileName, code }]),
  );

/** Runs a plugin over files by name, and returns their code. */
function run(plugin: unknown, files: Record<string, string>): Record<string, string> {
  const bundle = bundleOf(files);
  const error = (message: string) => {
    throw new Error(message);
  };
  (plugin as Hook).generateBundle.call({ error }, {}, bundle);
  return Object.fromEntries(Object.entries(bundle).map(([name, { code }]) => [name, code]));
}

describe('a top-level await', () => {
  it.each([
    ['an expression', 'await import("./a.js");'],
    ['within another one', 'const{a}=globalThis.x??(await import("./a.js"),globalThis.x);'],
    ['in a block', 'if(globalThis.x){await 0}'],
    ['in a template', `const a=\`\${await b}\`;`],
    ['in a loop', 'for await(const a of b)a();'],
    ['in a class, for its heritage', 'class A extends (await b){}'],
  ])('%s is found', (_, code) => {
    expect(topLevelAwaits(code, 'a.js')).toHaveLength(1);
  });

  it.each([
    ['functions', 'async function a(){await b}const c=async()=>{for await(const d of e)await d};'],
    ['methods', 'class A{async b(){await c}static d=async()=>await e}({async f(){await g}});'],
    ['texts', 'const a="await import(1)";// await b'],
  ])('of %s is none', (_, code) => {
    expect(topLevelAwaits(code, 'a.js')).toEqual([]);
  });

  it('fails the build, with the file and the place', () => {
    const files = { 'vitrine.js': '(()=>{})();', 'chunks/a.js': 'var a=1;await b();' };
    expect(() => run(noTopLevelAwait(), files)).toThrow(/^chunks\/a\.js .*: await b\(\);$/);
    expect(run(noTopLevelAwait(), { 'chunks/a.js': 'var a=1;' })).toEqual({ 'chunks/a.js': 'var a=1;' });
  });
});

describe('the loader', () => {
  it('is a script, and no file imports it statically', () => {
    const files = {
      'vitrine.js': 'var a=()=>import("./chunks/b.js");a();export{};',
      'widgets/c.js': 'import"../vitrine.js";import{d}from"../chunks/b.js";d();',
    };
    expect(run(loaderIsScript('1'), files)).toEqual({
      'vitrine.js': '(()=>{var a=()=>import(globalThis[Symbol.for("vitrine")].base+"chunks/b.js");a();})();',
      'widgets/c.js': 'import{d}from"../chunks/b.js";d();',
    });
  });

  it('shares nothing by exports, which a script has not', () => {
    expect(() => run(loaderIsScript('1'), { 'vitrine.js': 'var a=1;export{a as t};' })).toThrow(
      'vitrine.js exports what others import',
    );
    const files = { 'vitrine.js': '', 'chunks/b.js': 'import{t as a}from"../vitrine.js";' };
    expect(() => run(loaderIsScript('1'), files)).toThrow('chunks/b.js imports from vitrine.js statically');
  });
});

import { describe, expect, it } from 'vitest';
import { topLevelAwaits } from '#scripts/build/built-code.mjs';
import { chunkProblems } from '#scripts/build/check-chunks.mjs';

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
});

describe('built files', () => {
  const problems = (files: Record<string, string>) => chunkProblems(new Map(Object.entries(files)));

  it('that fit each other have no problem', () => {
    expect(
      problems({
        'widgets/a.js':
          'import{b as c}from"../chunks/b.js";import"../chunks/d.js";import d from"react";c(()=>import("../chunks/d.js"));',
        'chunks/b.js': 'import*as d from"./d.js";var e=d;export{e as b};',
        'chunks/d.js': 'export default 1;',
      }),
    ).toEqual([]);
  });

  it('may not import each other in a circle: one of them would run before what it needs', () => {
    expect(
      problems({
        'chunks/a.js': 'import{b}from"./b.js";export const a=b;',
        'chunks/b.js': 'import{c}from"./c.js";export const b=c;',
        'chunks/c.js': 'import{a}from"./a.js";export const c=a;',
      }),
    ).toEqual(['circle of files: chunks/a.js -> chunks/b.js -> chunks/c.js -> chunks/a.js']);
  });

  it('may not take what another does not export, or load what is not there', () => {
    expect(
      problems({
        'chunks/a.js': 'import{t,u}from"./b.js";import v from"./b.js";import"./gone.js";import("./late.js");',
        'chunks/b.js': 'export{a as t};var a;',
        'widgets/c.js': 'import("../chunks/!~{001}~.js")',
      }),
    ).toEqual([
      'chunks/a.js imports u of chunks/b.js, which does not export it',
      'chunks/a.js imports default of chunks/b.js, which does not export it',
      'chunks/a.js imports no such file of chunks/gone.js, which does not export it',
      'chunks/a.js loads chunks/late.js, which is not built',
      'widgets/c.js loads chunks/!~{001}~.js, which is not built',
      'widgets/c.js has a name that the bundler has not filled in',
    ]);
  });
});

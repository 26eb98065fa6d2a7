import { expect, it } from 'vitest';
import { tidy } from '#scripts/lib/vite-chunks.mjs';

const HELPER = 'rolldown-runtime-abc.js';
const helper = {
  type: 'chunk',
  fileName: HELPER,
  imports: [],
  code: 'var e=Object.defineProperty,t=(t,n)=>{let r={};return r};export{t};',
};

/** Returns what is left of a chunk's code; the build's error of what is not expected. */
function tidied(code: string, imports: string[] = [HELPER]) {
  const chunk = { type: 'chunk', fileName: 'chunks/one.js', imports, code };
  const bundle: Record<string, object> = { [HELPER]: { ...helper }, 'chunks/one.js': chunk };
  const { generateBundle } = tidy() as unknown as {
    generateBundle(this: object, options: object, bundle: object): void;
  };
  const error = (text: string) => {
    throw new Error(text);
  };
  generateBundle.call({ error }, {}, bundle);
  expect(bundle[HELPER]).toBeUndefined();
  expect(chunk.imports).toEqual([]);
  return chunk.code;
}

it.each(['t', 't as n'])('a chunk that takes the helper (%s) has one of its own', (names) => {
  const name = names.split(' ').pop();
  expect(tidied(`import{${names}}from"./${HELPER}";export{${name}};`)).toMatch(
    new RegExp(`^const ${name}=e=>.*;export`),
  );
});

it('a chunk that names the helper and takes nothing of it names it no more', () => {
  expect(tidied(`import"./${HELPER}";let a=1;`)).toBe('let a=1;');
});

it('a chunk that takes more of it stops the build', () => {
  expect(() => tidied(`import{t as n,u}from"./${HELPER}";`)).toThrow('more of the helper');
});

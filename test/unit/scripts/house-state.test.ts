import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { moduleState } from '#scripts/house/module-state.mjs';

const stateIn = (text: string) => moduleState(parseSync('a.ts', text).program);

describe('the state of a module, of which each copy would have its own', () => {
  it.each([
    ['a variable', 'let last: number | undefined;'],
    ['an exported variable', 'export let last = 0;'],
    ['a set of what was seen', 'const seen = new WeakSet<Node>();'],
    ['an empty list', 'const waiting: object[] = [];'],
    ['an empty record, typed', 'export const known = {} as Record<string, string>;'],
    ['an empty map', 'const found = new Map<string, string>();'],
    ['a store', 'export const $a = atom<string | null>(null);'],
    ['a counter of requests', 'const requests = latestRequest();'],
    ['an observer', 'const sizes = new ResizeObserver(update);'],
    ['a table that is added to', "const words = ['a'];\nexport const add = (b: string) => words.push(b);"],
    ['a set that is added to', "const all = new Set(['a']);\nfunction add() { all.add('b'); }"],
    ['a record whose field is set', 'const last = { id: 0 };\nexport const next = () => ++last.id;'],
    ['one whose field is assigned', 'const last = { a: 1 };\nconst set = () => { last.a = 2; };'],
    ['one that loses a field', "const last = { a: 1 };\nconst drop = () => delete (last as any)['a'];"],
    ['one that is assigned to', 'const last = { a: 1 };\nconst set = () => Object.assign(last, { a: 2 });'],
  ])('%s is found', (_, text) => {
    expect(stateIn(text)).toHaveLength(1);
  });

  it.each([
    ['a table', "export const WORDS = ['a', 'b'] as const;"],
    ['a record', "const words = { 'pt-BR': 'a' } satisfies Words;\nexport const w = words['pt-BR'];"],
    [
      'a set that is only asked',
      "const KNOWN = new Set(['a']);\nexport const isKnown = (a: string) => KNOWN.has(a);",
    ],
    ['a pattern', "const DIGITS = /\\d+/;\nconst format = new Intl.NumberFormat('pt-BR');"],
    [
      'what is on the page',
      "const ids = pageSingleton('ids', () => ({ last: 0 }));\nexport const next = () => ++ids.last;",
    ],
    ['a store on the page', "export const $a = pageSingleton('$a', () => atom<number[]>([]));"],
    [
      'what a function changes of its own',
      'export function f() { let n = 0; const all = []; all.push(n++); }',
    ],
    ['what a function is given', "export const f = (list: string[]) => list.push('a');"],
    ['a declaration', 'declare let a: string;'],
  ])('%s is none', (_, text) => {
    expect(stateIn(text)).toEqual([]);
  });
});

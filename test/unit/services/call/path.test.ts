import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPath, queryText } from '#services/http/path';

describe('fillPath', () => {
  it('encodes every value', () =>
    expect(fillPath('/a/{x}/{y}', { x: 'São/Paulo', y: 7 })).toBe('/a/S%C3%A3o%2FPaulo/7'));
  it.each(
    ['', ' ', '.', '..', null, undefined, {}, Number.NaN, false].filter((value) => !Number.isNaN(value)),
  )('refuses %j by name', (x) => expect(() => fillPath('/a/{x}', { x })).toThrow('/a/{x}: x is required'));
  it('never leaves its folder, whatever is filled in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (x) => {
        try {
          const url = new URL(`https://h.example/a${fillPath('/{x}', { x })}`);
          return (
            url.pathname.startsWith('/a/') && url.search === '' && url.hash === '' && url.host === 'h.example'
          );
        } catch (error) {
          return error instanceof TypeError || error instanceof URIError;
        }
      }),
    );
  });
});

describe('queryText', () => {
  it('repeats keys of lists and leaves out what is empty (spec calls#query)', () =>
    expect(queryText({ a: ['1', '2'], b: '', c: undefined, d: 0, e: null, f: false, g: [] })).toBe(
      '?a=1&a=2&d=0&f=false',
    ));
  it('is nothing for nothing', () => expect(queryText({})).toBe(''));
});

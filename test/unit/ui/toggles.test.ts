import { expect, it } from 'vitest';

const VIEWS = import.meta.glob<string>('../../../{src,widgets}/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Characters of a button's markup that are looked through after its state. */
const REACH = 700;

it('a toggle changes its state or its name, not both: together they are read as their opposite', () => {
  expect(Object.keys(VIEWS).length).toBeGreaterThan(100);
  const both = Object.entries(VIEWS).flatMap(([path, text]) => {
    return [...text.matchAll(/aria-pressed=\{(\w+)\}/g)]
      .filter(({ index, 1: state }) => {
        const button = text.slice(index, index + REACH).split(/<\/(?:b|B)utton>/)[0] ?? '';
        return new RegExp(`\\{\\s*${state} \\? w\\.`).test(button);
      })
      .map(({ 0: found }) => `${path}: ${found}`);
  });
  expect(both).toEqual([]);
});

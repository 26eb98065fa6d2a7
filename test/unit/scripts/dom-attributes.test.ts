import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { domAttributes } from '#scripts/lib/vite-dom-attributes.mjs';

const { handler, filter } = domAttributes().transform as unknown as {
  handler(this: object, code: string, id: string): { code: string } | undefined;
  filter: { id: RegExp };
};
const context = {
  parse: parseAst,
  error(text: string): never {
    throw new Error(text);
  },
};
const transform = (code: string) => handler.call(context, code, 'View.tsx')?.code;

it.each([
  ['<div onFocus={enter} onBlur={leave} />', '<div onFocusIn={enter} onFocusOut={leave} />'],
  [
    '<svg className="icon"><path strokeWidth={2} /></svg>',
    '<svg class="icon"><path stroke-width={2} /></svg>',
  ],
  [
    '<p onFocus={a}>{rows.map((row) => <i key={row} onBlur={b} />)}</p>',
    '<p onFocusIn={a}>{rows.map((row) => <i key={row} onFocusOut={b} />)}</p>',
  ],
])('of an element the names are the DOM’s: %s', (code, expected) => expect(transform(code)).toBe(expected));

it.each([
  // className and htmlFor are names of the DOM's properties.
  '<label className="a" htmlFor="b" onClick={c} />',
  // A component's properties are its own.
  '<Field onFocus={a} className="b" />',
  '<parts.Field onBlur={a} />',
  '<input type="checkbox" onChange={a} />',
  '<select onChange={a} />',
])('%s stays as it is', (code) => expect(transform(code)).toBeUndefined());

it.each(['<input onChange={a} />', '<input type={type} onChange={a} />', '<textarea onChange={a} />'])(
  'the change of a text stops the build: %s',
  (code) => expect(() => transform(code)).toThrow('onInput'),
);

it('a copy of a module for one file has the DOM’s names too, a package its own', () => {
  expect(filter.id.test('/repo/src/ui/standalone/LongText.tsx?for=lead-form')).toBe(true);
  expect(filter.id.test('/repo/node_modules/some/View.tsx')).toBe(false);
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FORBIDDEN, withoutUnusedParts } from '#scripts/lib/vite-unused.mjs';

const { handler } = withoutUnusedParts().transform as unknown as {
  handler(this: { error(text: string): never }, code: string, id: string): { code: string };
};
const context = {
  error(text: string): never {
    throw new Error(text);
  },
};

it('no source uses what the build removes from preact', () => {
  const views = ['src', 'widgets', 'demo-pages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map((name) => `${folder}/${name}`)
      .filter((path) => path.endsWith('.tsx')),
  );
  expect(views.length).toBeGreaterThan(100);
  expect(views.filter((path) => FORBIDDEN.test(readFileSync(path, 'utf8')))).toEqual([]);
});

it.each([
  ['<p style={{ color }} />', true],
  ['<p dangerouslySetInnerHTML={html} />', true],
  ['<input defaultValue="a" />', true],
  ['createPortal(view, element)', true],
  ['override componentDidMount() {}', true],
  ['useStore($car, { keys: ["mvs"] })', true],
  ['useStore($car)', false],
  ['<div className="style" />', false],
])('%s is found: %s', (text, found) => expect(FORBIDDEN.test(text)).toBe(found));

it('a library that has changed stops the build', () => {
  expect(() => handler.call(context, 'export {}', '/preact/dist/preact.mjs')).toThrow('any more');
});

it('what is left of preact has none of them', () => {
  const id = 'node_modules/preact/dist/preact.mjs';
  const { code } = handler.call(context, readFileSync(id, 'utf8'), `/${id}`);
  expect(code).not.toMatch(/innerHTML|componentWillReceiveProps|\.style\b|MathML|namespaceURI.*__P\)/);
});

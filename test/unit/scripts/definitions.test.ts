import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutDocumentation } from '../../../scripts/lib/vite-plugins.mjs';

it('a definition goes out without what only its documentation needs', () => {
  const code = `import { a } from './a';
/** Words. */
defineWidget('vt-a', {
  attributes: { /** Its events. */ events: text },
  events: ['vt-b'],
  load: 'visible',
  reserve: [1, 2],
  reserveWhen: { 'x=y': [1, 2] },
  island: () => import('./A'),
});`;
  expect(withoutDocumentation(code, 'widgets/a/element.ts').replace(/\s+/g, ' ')).toBe(
    `import { a } from './a'; /** Words. */ defineWidget('vt-a', { attributes: { /** Its events. */ events: text }, load: 'visible', island: () => import('./A'), });`,
  );
});

it('an element file of another shape stops the build', () => {
  expect(() => withoutDocumentation('export const a = 1;', 'a.ts')).toThrow('a.ts: expected defineX');
});

it.each(readdirSync('widgets'))('vt-%s keeps its attributes, what it needs and its view', (name) => {
  const path = `widgets/${name}/element.ts`;
  const before = readFileSync(path, 'utf8');
  const after = withoutDocumentation(before, path);
  expect(after).not.toMatch(/^ {2}(events|reserve|reserveWhen):/m);
  for (const line of before.match(/^ {2}(attributes|needs|load|island|element):.*$/gm) ?? [])
    expect(after).toContain(line);
});

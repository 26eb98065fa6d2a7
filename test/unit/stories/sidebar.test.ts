import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SIDEBAR_LABELS } from '#stories/lib/sidebar-labels';

const sources = readdirSync('stories', { recursive: true })
  .map((name) => `stories/${name}`)
  .filter((path) => /\.(stories\.tsx|mdx)$/.test(path))
  .map((path) => [path, readFileSync(path, 'utf8')] as const);
/** Parts of titles in Portuguese, or the same in it. */
const PORTUGUESE = ['Para autores', 'Monte o seu widget', 'Glossário', 'Widgets', 'Kit', 'Marcas', 'Popup'];
const titleOf = (source: string) => /(?:^ {2}title: '|<Meta title=")([^'"]+)/m.exec(source)?.[1] ?? '';

it("speaks Portuguese in every entry but components' names", () => {
  const parts = new Set(sources.flatMap(([, source]) => titleOf(source).split('/')));
  expect(parts.size).toBeGreaterThan(40);
  const left = [...parts].filter((part) => !(part in SIDEBAR_LABELS) && !PORTUGUESE.includes(part));
  const kit = new Set(
    readdirSync('src/ui', { recursive: true }).map((name) => String(name).replace(/^.*\/|\.tsx$/g, '')),
  );
  const unknown = left.filter(
    (part) => !/^vt-[\w-]+$/.test(part) && !part.split(', ').every((name) => kit.has(name)),
  );
  expect(unknown).toEqual([]);
});

it('has no label for an entry that is gone', () => {
  const parts = new Set(sources.flatMap(([, source]) => titleOf(source).split('/')));
  expect(Object.keys(SIDEBAR_LABELS).filter((name) => name !== 'Docs' && !parts.has(name))).toEqual([]);
});

it('has a name for each story, as its export’s is English', () => {
  const unnamed = sources.flatMap(([path, source]) =>
    [...source.matchAll(/^export const (\w+): (?:Kit)?Story = \{\n([\s\S]*?)^\};/gm)]
      .filter(([, , body = '']) => !/^ {2}name: '/m.test(body))
      .map(([, name]) => `${path}: ${name}`),
  );
  expect(unnamed).toEqual([]);
});

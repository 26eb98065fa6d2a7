import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Elements of a status with an id, by their start tags. */
const STATUSES = /<\w+ (?=[^<>]*role="status")[^<>]*\bid="([\w-]+)"/g;

const sources = ['src', 'widgets'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
);

/** Firefox takes no text from a status that describes something, and its reader says nothing of it. */
it('no status describes an element', () => {
  const found = sources.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return [...text.matchAll(STATUSES)]
      .filter(([, id]) => text.includes(`aria-describedby="${id}"`))
      .map(([, id]) => `${path} ${id}`);
  });
  expect(found).toEqual([]);
});

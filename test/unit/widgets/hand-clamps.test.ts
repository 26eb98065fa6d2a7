import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDefinitions } from '#scripts/source/definitions.mjs';

/** The number of an attribute that is clamped, compared or replaced by a default where it is used. */
function handClamps(source: string, name: string): string[] {
  const prop = `(?<![.\\w])(?:props\\.)?${name}\\b`;
  const clamp = new RegExp(
    `${prop}\\s*(?:\\?\\?|\\|\\||&&|[<>]=?\\s)|Math\\.(?:min|max|floor|round)\\([^()]*${prop}`,
  );
  return source.split('\n').filter((line) => clamp.test(line));
}

const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const BOUNDED = readDefinitions().flatMap(({ folder, attributes }) =>
  attributes
    .filter(({ bounds }) => bounds?.default !== undefined)
    .map(({ name }) => [folder, camelCase(name)] as const),
);

describe('a number with bounds and a default', () => {
  it.each([
    'const size = count && count >= 1 ? Math.min(Math.floor(count), MOST) : 12;',
    'const size = Math.min(count, 50);',
    'const size = props.count ?? 12;',
    'const size = Math.max(1, props.count);',
    'const size = count || 12;',
    'if (count < 1) return null;',
  ])('is clamped by hand in %s', (line) => expect(handClamps(line, 'count')).toEqual([line]));

  it.each([
    'const size = Math.min(each.count, total);',
    '<List count={count} />',
    'const counted = total.count ?? 0;',
  ])('is not in %s', (line) => expect(handClamps(line, 'count')).toEqual([]));

  it.each(BOUNDED)('%s takes %s as the definition gives it', (folder, name) => {
    const files = readdirSync(`widgets/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => readFileSync(`widgets/${folder}/${path}`, 'utf8'));
    expect(files.flatMap((source) => handClamps(source, name))).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';

type Messages = Record<string, unknown>;
const all = import.meta.glob<Messages>('../../{src,widgets,scripts/templates}/**/messages.*.ts', {
  eager: true,
});
const folders = [...new Set(Object.keys(all).map((path) => path.replace(/messages\.[\w-]+\.ts$/, '')))];

/** The texts of a file by their names, with their placeholders in alphabetical order. */
function placeholders(value: unknown, name = ''): Record<string, string> {
  if (typeof value === 'string') return { [name]: (value.match(/\{\w+\}/g) ?? []).sort().join(' ') };
  return Object.assign(
    {},
    ...Object.entries((value as object | undefined) ?? {}).map(([key, each]) =>
      placeholders(each, `${name}.${key}`),
    ),
  );
}

describe('the messages of a folder', () => {
  test('are all found', () => expect(folders.length).toBeGreaterThan(100));

  test.each(folders)('%s has both languages, the same texts and the same placeholders', (folder) => {
    const [pt, es] = ['pt-BR', 'es-AR'].map((language) =>
      placeholders(all[`${folder}messages.${language}.ts`]),
    );
    expect(es).toEqual(pt);
    expect(Object.keys(pt ?? {})).not.toEqual([]);
  });
});

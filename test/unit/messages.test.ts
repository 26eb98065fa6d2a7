import { describe, expect, test } from 'vitest';

type Texts = Record<'pt-BR' | 'es-AR', unknown>;
const all = import.meta.glob<Record<string, unknown>>(
  ['../../{src,widgets,scripts/scaffold/templates}/**/messages.ts', '../../src/domain/core/messages.*.ts'],
  { eager: true },
);
/** Of a file both languages, else the file's own texts by the language in its name. */
const folders = new Map<string, Partial<Texts>>();
for (const [path, module] of Object.entries(all)) {
  const language = /messages\.([\w-]+)\.ts$/.exec(path)?.[1];
  const folder = path.replace(/messages[\w.-]*\.ts$/, '');
  folders.set(folder, {
    ...folders.get(folder),
    ...(language ? { [language]: module } : (module.texts as Texts)),
  });
}

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
  test('are all found', () => expect(folders.size).toBeGreaterThan(100));

  test.each([...folders])('%s has both languages, the same texts and the same placeholders', (_, texts) => {
    const [pt, es] = (['pt-BR', 'es-AR'] as const).map((language) => placeholders(texts[language]));
    expect(es).toEqual(pt);
    expect(Object.keys(pt ?? {})).not.toEqual([]);
  });
});

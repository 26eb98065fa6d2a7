import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/core/brands';
import { EXCEPTIONS, GLOSSARY } from '#stories/lib/glossary';
import { textsOfModule, type VisitorText, visitorTexts } from './visitor-texts';

const terms = Object.values(GLOSSARY).flat();
const neverOf = (language: Language) => terms.flatMap(({ never }) => never?.[language] ?? []);

/** A word as a whole; one that ends in * is the beginning of a word. */
const pattern = (word: string) =>
  new RegExp(
    `(?<![\\p{L}\\d-])${word.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&').replace('\\*', '\\p{L}*')}(?![\\p{L}\\d-])`,
    'iu',
  );
const PATTERNS = {
  'pt-BR': neverOf('pt-BR').map((word) => [word, pattern(word)] as const),
  'es-AR': neverOf('es-AR').map((word) => [word, pattern(word)] as const),
};

/** Placeholders, tags and attributes of a text are no words. */
const bare = ({ language, path, text }: VisitorText) =>
  EXCEPTIONS.filter((one) => one.language === language && path.startsWith(one.within ?? '')).reduce(
    (rest, one) => rest.replaceAll(one.text, ''),
    text.replace(/<[^>]+>|\{\w+\}/g, ' '),
  );

function refused(texts: readonly VisitorText[]): string[] {
  return texts.flatMap((each) => {
    const text = bare(each);
    // Codes, identifiers and addresses: in capitals, in camelCase, or one lower-case word with signs in it.
    if (/^[A-Z0-9_]+$|^[a-z]+([A-Z]\w*)+$|^[/#]?[a-z][\w-]*[._/:#?=&%][\w./:#?=&%-]*$/.test(text.trim()))
      return [];
    return PATTERNS[each.language]
      .filter(([, word]) => word.test(text))
      .map(([word]) => `${each.path} (${each.language}): "${word}" in "${each.text}"`);
  });
}

describe('the words of the glossary', () => {
  const texts = visitorTexts();

  it('are those of every text that a visitor reads', () => expect(refused(texts)).toEqual([]));

  it('are checked in both languages of all floors, widgets and pages', () => {
    for (const part of [
      'src/domain',
      'src/features',
      'src/ui',
      'widgets',
      'demo-pages/sandbox',
      'demo-pages/pages',
    ])
      for (const language of ['pt-BR', 'es-AR'])
        expect(
          texts.filter((text) => text.path.startsWith(part) && text.language === language).length,
          `${part} ${language}`,
        ).toBeGreaterThan(5);
    const files = readdirSync('widgets', { recursive: true }).map((name) => `widgets/${name}`);
    const read = new Set(texts.map(({ path }) => path));
    expect(files.filter((path) => /\/messages\.ts$/.test(path) && !read.has(path))).toEqual([]);
  });

  it.each<[string, string, string[]]>([
    ['widgets/new/messages.ts', "const es: typeof pt = { a: 'Enviá tu E-mail' };", ['e-mail']],
    ['widgets/new/deferred/messages.ts', "const pt = { a: { b: 'Retirado: {part}' } };", ['retirado']],
    [
      'widgets/new/View.tsx',
      "const w = { 'pt-BR': 'Seleccione', 'es-AR': { a: 'Seleccioná' } };",
      ['seleccion*'],
    ],
    ['src/ui/new.ts', "inLanguage(language, 'por boleto', 'con boleto');", ['boleto']],
    ['demo-pages/sandbox/new.ts', "const a: Text = ['Gasolina', 'Gasolina'];", ['gasolina']],
    ['src/new.ts', "const a = country === 'AR' ? 'Ciudad' : 'Ciudad';", ['ciudad']],
    ['widgets/new/messages.ts', "const pt = { a: 'Tirar foto', b: 'retiradas {email}' };", []],
  ])('in %s, %s is refused for %j', (path, source, words) => {
    const found = refused(textsOfModule(path, source));
    expect(found.map((each) => /: "([^"]+)" in/.exec(each)?.[1])).toEqual(words);
  });

  it('are not themselves refused', () => {
    const own = terms.flatMap((term) =>
      (['pt-BR', 'es-AR'] as const).map((language) => ({ path: term.term, language, text: term[language] })),
    );
    expect(refused(own)).toEqual([]);
  });

  it('have an exception only where one is needed', () => {
    for (const { language, text } of EXCEPTIONS) {
      expect(
        texts.some((each) => each.language === language && each.text.includes(text)),
        text,
      ).toBe(true);
      expect(
        PATTERNS[language].some(([, word]) => word.test(text)),
        text,
      ).toBe(true);
    }
  });
});

/** A plain space between a number and its unit, or between a sign or a currency and its amount. */
const UNIT =
  /[\d}] (km|kg|m|h|min|s|MB|kB|mês|mes|meses|dias?|días?|horas?|minutos?|segundos?|anos?|años?|%)(?!\p{L})|^[+−] \{|\$ [\d{]/u;

describe('the form of a text', () => {
  const texts = visitorTexts().filter(({ path }) => /\/(\w+-)?messages\.(pt-BR|es-AR)\.ts$/.test(path));
  it('has no three dots for an ellipsis, no doubled space, and no space at an end', () => {
    expect(texts.filter(({ text }) => /\.\.\.|\S {2,}\S|^\s|\s$/.test(text))).toEqual([]);
  });
  it('keeps a number and its unit on one line', () => {
    // The document's own text has a plain space.
    expect(texts.filter(({ text }) => UNIT.test(text) && !text.startsWith('Idade mínima'))).toEqual([]);
  });
  it.each(['{count} km', 'Faltam 3 dias.', 'hasta 24 meses', '+ {amount}', 'R$ {amount}'])(
    'finds the plain space of %j',
    (text) => expect(text).toMatch(UNIT),
  );
  it('has a minus sign, and not a hyphen, before an amount', () => {
    expect(texts.filter(({ text }) => /(^|\s)- ?(R\$|\$|\{)/.test(text))).toEqual([]);
  });
});

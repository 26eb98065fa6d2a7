import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/core/brands';
import { sharedTexts } from '#element/author/shared-texts';
import { type AttributeInfo, readDefinitions } from '#scripts/source/definitions.mjs';

const DEFINITIONS = readDefinitions();
const namesOf = (attributes: AttributeInfo[], isShared: boolean) =>
  attributes.filter(({ shared = false }) => shared === isShared).map(({ name }) => name);

/** The attributes of which a widget's author.LANGUAGE.ts has a text of its own. */
function ownTexts(folder: string, language: string): string[] {
  const source = readFileSync(`widgets/${folder}/author.${language}.ts`, 'utf8');
  const [, texts = ''] = /\n {2}attributes: \{(.*?)\n? ?\s*\},?\n/s.exec(source) ?? [];
  return [...texts.matchAll(/\n {4}'?([\w-]+)'?:/g)].map(([, name = '']) => name);
}

describe('an attribute that several widgets declare alike', () => {
  const shared = new Map(
    DEFINITIONS.flatMap(({ folder, attributes }) => namesOf(attributes, true).map((name) => [name, folder])),
  );
  it.each(LANGUAGES)(
    'has its text for authors once, in %s, and no other attribute has one there',
    (language) => expect(Object.keys(sharedTexts[language]).sort()).toEqual([...shared.keys()].sort()),
  );

  it('stands in two widgets at least', () => {
    for (const name of shared.keys()) {
      const users = DEFINITIONS.filter(({ attributes }) => namesOf(attributes, true).includes(name));
      expect([name, users.length > 1]).toEqual([name, true]);
    }
  });

  it('brings its description, its kind and its bounds to the definition', () => {
    const of = (folder: string, name: string) =>
      DEFINITIONS.find((each) => each.folder === folder)?.attributes.find((each) => each.name === name);
    expect(of('orders', 'photo-url')).toEqual({
      name: 'photo-url',
      kind: 'text',
      address: true,
      description: 'Address of the page with vt-security-photo. No link if absent.',
      shared: true,
    });
    expect(of('offers', 'count')).toMatchObject({
      kind: 'number',
      integer: true,
      bounds: { min: 1, max: 50, default: 12 },
      description: 'Number of offers shown at a time. From 1 to 50; 12 if absent.',
    });
  });

  it.each(DEFINITIONS.map(({ folder, attributes }) => [folder, attributes] as const))(
    '%s writes texts of its own attributes, and of no shared one',
    (folder, attributes) => {
      for (const language of LANGUAGES)
        expect(ownTexts(folder, language).sort()).toEqual(namesOf(attributes, false).sort());
    },
  );
});

import { describe, expect, it } from 'vitest';
import { authorTexts } from '#demo-pages/embed/choices/author-texts';
import { GROUPS, groupOf, groupsOf } from '#demo-pages/embed/choices/groups';
import { allWidgets } from '#demo-pages/embed/choices/manifest';
import { builder } from '#demo-pages/embed/texts/builder.pt-BR';
import { hasWords } from '#demo-pages/pages/assets/search-words.js';

const OPTIONS = allWidgets().map(({ tagName: tag }) => ({ tag, title: authorTexts(tag, 'pt-BR').title }));
const tagsFor = (search: string) =>
  groupsOf(OPTIONS, builder.groups, search).flatMap(({ options }) => options.map(({ tag }) => tag));

describe('the groups of widgets', () => {
  it('name each feature once, and the first one of every widget', () => {
    const features: string[] = Object.values(GROUPS).flat();
    expect(new Set(features).size).toBe(features.length);
    for (const { metadata } of allWidgets()) expect(features).toContain(metadata.features[0]);
  });

  it('have every widget once', () => {
    expect(tagsFor('').sort()).toEqual(OPTIONS.map(({ tag }) => tag).sort());
    expect([groupOf('vt-lead-form'), groupOf('vt-recall-search')]).toEqual(['contact', 'owner']);
  });

  it('show what a search finds by title, tag or group, and nothing else', () => {
    expect(tagsFor('vt-qr')).toEqual(['vt-qr-code']);
    expect(tagsFor('configuracao')).toEqual(expect.arrayContaining(['vt-version-comparator']));
    expect(tagsFor('xyzzy')).toEqual([]);
  });
});

describe('a search', () => {
  it.each([
    ['Revisões e manutenção', 'REVISOES', true],
    ['Revisões e manutenção', 'manut revis', true],
    ['Revisões', '', true],
    ['Revisões', 'recall', false],
  ])('in %j for %j: %s', (text, search, found) => expect(hasWords(text, search)).toBe(found));
});

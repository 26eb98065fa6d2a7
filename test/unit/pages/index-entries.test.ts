import { expect, it } from 'vitest';
import { indexCards } from '#demo-pages/pages/index/cards';
import { entries, pageOfTag, tagsIn } from '#demo-pages/pages/index/entries';
import { searchTerms, WIDGETS } from '#demo-pages/pages/index/search-terms';
import { spanishWords } from '#demo-pages/pages/index/spanish';
import type { Page } from '#demo-pages/pages/page';
import { PAGES } from '#demo-pages/pages/pages';

const listed = PAGES.filter(({ group }) => group);
/** Written by vt-account. */
const IN_ACCOUNT = ['vt-garage', 'vt-user-data'];
const unescaped = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));

it('lists every page of the index once, in one entry with its other brands', () => {
  const html = indexCards('');
  const paths = [...html.matchAll(/data-pages="([^"]+)"/g)].flatMap(([, json = '']) =>
    Object.values<string>(JSON.parse(unescaped(json))),
  );
  expect(paths.sort()).toEqual(listed.map(({ path }) => path).sort());
  const names = entries().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it('names every entry and says what it shows in Spanish too', () => {
  const words = entries().map((entry) => ({ entry, spanish: spanishWords(entry) }));
  expect(new Set(words.map(({ spanish }) => spanish.name)).size).toBe(words.length);
  const untranslated = words.filter(
    ({ entry, spanish }) =>
      spanish.summary === entry.pages[0].summary || /\b(em|não|uma|você)\b/.test(spanish.summary),
  );
  expect(untranslated.map(({ entry }) => entry.name)).toEqual([]);
});

it('fails for an entry without words in Spanish', () => {
  const page = { ...listed[0], brand: 'fiat', path: '/new/' } as Page;
  expect(() => spanishWords({ name: 'Nova', group: 'Equipe', pages: [page] })).toThrow(
    /no Spanish words for Nova/,
  );
});

it.each(WIDGETS)(
  '%s is found by its tag and by words of three languages, and has a page in both languages',
  (tag) => {
    expect(searchTerms(tag).length).toBeGreaterThan(tag.length + 60);
    for (const language of ['pt-BR', 'es-AR'] as const) {
      const path = pageOfTag(tag, language);
      const page = PAGES.find((each) => each.path === path) as Page;
      expect(tagsIn(page)).toContain(IN_ACCOUNT.includes(tag) ? 'vt-account' : tag);
    }
  },
);

it('takes the page that shows a widget alone before one that shows it among others', () => {
  expect(pageOfTag('vt-lead-form', 'pt-BR')).toBe('/comece/');
  expect(pageOfTag('vt-lead-form', 'es-AR')).toBe('/comece/es/');
  expect(pageOfTag('vt-none', 'pt-BR')).toBeUndefined();
});

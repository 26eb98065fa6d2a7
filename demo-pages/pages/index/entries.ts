import { readFileSync } from 'node:fs';
import { BRAND_PAGES } from '../brands';
import type { Page } from '../page';
import { PAGES } from '../pages';
import { FRAGMENTS } from '../previews';

/** The same page of several brands; the first one is shown without a choice. */
export interface Entry {
  name: string;
  group: NonNullable<Page['group']>;
  pages: [Page, ...Page[]];
}

/** Every page of the index, those of several brands together. */
export function entries(): Entry[] {
  const all = new Map<string, Entry>();
  for (const page of PAGES) {
    const { group, entry, name, path } = page;
    if (!group) continue;
    const found = entry && all.get(`${group} ${entry}`);
    if (found) found.pages.push(page);
    else all.set(entry ? `${group} ${entry}` : path, { name: entry ?? name, group, pages: [page] });
  }
  return [...all.values()];
}

/** Returns the entry's first page in Spanish; undefined if it has none. */
export const spanishPage = ({ pages }: Entry): Page | undefined =>
  pages.find(({ brand }) => BRAND_PAGES[brand].language === 'es-AR');

/** Returns the tags in a page's markup, in their order. */
export function tagsIn({ fragment, values = {} }: Page): string[] {
  const html = readFileSync(`${FRAGMENTS}${fragment}.html`, 'utf8') + (values.tag ?? '');
  return [...new Set(html.match(/<vt-[\w-]+/g))].map((tag) => tag.slice(1));
}

/** Widgets that no page writes, by the widget that does. */
const WRITTEN_BY: Readonly<Record<string, string>> = {
  'vt-garage': 'vt-account',
  'vt-user-data': 'vt-account',
};

/**
 * Returns the path of the demo page that shows a widget best: of those in the language, the one with the fewest other
 * widgets. Undefined if no page has the tag.
 */
export function pageOfTag(tag: string, language: 'pt-BR' | 'es-AR'): string | undefined {
  const pages = PAGES.filter((page) => page.group && tagsIn(page).includes(WRITTEN_BY[tag] ?? tag));
  const own = pages.filter(({ brand }) => BRAND_PAGES[brand].language === language);
  return (own.length > 0 ? own : pages)
    .map(({ path, ...page }) => ({ path, others: tagsIn({ path, ...page }).length }))
    .reduce<{ path: string; others: number } | undefined>(
      (best, each) => (best && best.others <= each.others ? best : each),
      undefined,
    )?.path;
}

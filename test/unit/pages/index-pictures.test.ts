// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { indexCards } from '#demo-pages/pages/index/cards';
import { entries, tagsIn } from '#demo-pages/pages/index/entries';
import type { Page } from '#demo-pages/pages/page';
import { PAGES } from '#demo-pages/pages/pages';
import { pagePreview, partsOf, previewAt } from '#demo-pages/pages/previews';

const listed = PAGES.filter(({ group }) => group);

describe('the picture of a page', () => {
  it.each(listed.map((page) => [page.path, page] as const))(
    'of %s is a small drawing of its own',
    (_, page) => {
      const svg = pagePreview(page);
      const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
      expect(documentElement.localName).toBe('svg');
      expect(documentElement.querySelectorAll('g > *').length).toBeGreaterThan(3);
      expect(svg).not.toMatch(/undefined|NaN|style=|<script/);
      expect(svg.length).toBeLessThan(12_000);
    },
  );
  it('differs between pages of different brands and widgets', () => {
    const of = (path: string) =>
      pagePreview(PAGES.find((page) => page.path === path) as (typeof PAGES)[number]);
    expect(
      new Set(['/fiat/', '/jeep/', '/fiat/monte/', '/fiat/financiamento/', '/galeria/'].map(of)).size,
    ).toBe(5);
  });
});

it('is on every page of the index, at an address that is served', () => {
  const addresses = [...indexCards('').matchAll(/<img src="([^"]+)"/g)].map(([, address = '']) => address);
  expect(addresses).toHaveLength(entries().length);
  for (const address of addresses) expect(previewAt(address, PAGES)).toContain('<svg');
  expect(previewAt('/assets/previews/none.svg', PAGES)).toBeUndefined();
});

it('has a drawing of its widget, wherever the page has one', () => {
  const drawnAs = (path: string) => partsOf(PAGES.find((page) => page.path === path) as Page);
  const blank = listed
    .filter((page) => tagsIn(page).length > 0 && partsOf(page).includes('text'))
    .map(({ path }) => path);
  expect(blank).toEqual([]);
  expect(drawnAs('/antes-e-depois/')).toEqual(['text']);
});

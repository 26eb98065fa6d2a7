// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { entries, indexCards, indexStories } from '#demo-pages/pages/cards';
import { PAGES } from '#demo-pages/pages/pages';
import { pagePreview, previewAt } from '#demo-pages/pages/previews';

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

it('is on each story of the index, at an address that is served', () => {
  const addresses = [...indexStories('/react').matchAll(/<img src="([^"]+)"/g)].map(
    ([, address = '']) => address,
  );
  expect(new Set(addresses).size).toBe(6);
  for (const address of addresses) expect(previewAt(address, PAGES)).toContain('<svg');
  expect(previewAt('/assets/previews/none.svg', PAGES)).toBeUndefined();
});

it('lists every page of the index once, in one entry with its other brands', () => {
  const html = indexCards('');
  const paths = [...html.matchAll(/data-pages="([^"]+)"/g)].flatMap(([, json = '']) =>
    Object.values<string>(JSON.parse(json.replaceAll('&#34;', '"'))),
  );
  expect(paths.sort()).toEqual(listed.map(({ path }) => path).sort());
  const names = entries().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tagsIn } from '#demo-pages/pages/index/entries';
import { startCards } from '#demo-pages/pages/index/start-here';
import type { Page } from '#demo-pages/pages/page';
import { PAGES } from '#demo-pages/pages/pages';
import { FOLDER, PICTURES, WORDS } from '#scripts/demo/index-pictures.mjs';

describe('the pictures of the five to start with', () => {
  const MOST_BYTES = 160_000;
  it('are those of the list and no others, in both languages, of their sizes, and small together', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(PICTURES.map(({ file }) => file).sort());
    let total = 0;
    for (const { file, size } of PICTURES) {
      const bytes = readFileSync(`${FOLDER}/${file}`);
      // Width and height of a WebP with a colour profile (RFC 9649, section 2.7).
      expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8X');
      expect([file, bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1]).toEqual([file, ...size]);
      total += bytes.length;
    }
    expect(total).toBeLessThan(MOST_BYTES);
    expect(Object.keys(JSON.parse(readFileSync(WORDS, 'utf8'))).sort()).toEqual(
      PICTURES.map(({ file }) => file).sort(),
    );
  });
  it('are on five cards, whose widget is on their page', () => {
    const cards = [...startCards('/react').matchAll(/<li>.*<\/li>/g)].map(([card]) => card);
    expect(cards).toHaveLength(5);
    for (const card of cards) {
      const [, path = ''] = /href="\/react([^"]+)"/.exec(card) ?? [];
      const [, tag = ''] = /<code>&lt;([^&]+)/.exec(card) ?? [];
      const page = PAGES.find((each) => each.path === path) as Page;
      if (tag !== 'vt-…') expect(tagsIn(page)).toContain(tag);
    }
  });
});

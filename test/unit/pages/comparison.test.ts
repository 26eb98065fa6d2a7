import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { comparison } from '#demo-pages/pages/comparison/comparison';
import { FOLDER, pictureName, SCREENS, SIZES, screenHtml } from '#scripts/demo/comparison.mjs';

const WIDTHS = ['390', '1440'] as const;
const MOST_BYTES = 2_500_000;
const listed = SCREENS.flatMap((screen) =>
  WIDTHS.flatMap((width) =>
    (['before', 'after'] as const).map((when) => ({ name: pictureName(screen, width, when), width })),
  ),
);

/** Width and height of a WebP with a colour profile, as a canvas writes it (RFC 9649, section 2.7). */
function sizeOf(bytes: Buffer): [number, number] {
  expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
}

describe('the pictures of before and after', () => {
  it('are those of the list and no others, of its sizes, and small together', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(listed.map(({ name }) => name).sort());
    let total = 0;
    for (const { name, width } of listed) {
      const bytes = readFileSync(`${FOLDER}/${name}`);
      expect([name, ...sizeOf(bytes)]).toEqual([name, ...SIZES[width]]);
      total += bytes.length;
    }
    expect(total).toBeLessThan(MOST_BYTES);
  });

  it('are of twenty screens, at least six of each brand', () => {
    expect(SCREENS).toHaveLength(20);
    expect(new Set(SCREENS.map(({ id }) => id)).size).toBe(20);
    for (const brand of ['fiat', 'ram', 'peugeot'])
      expect(SCREENS.filter((screen) => screen.brand === brand).length).toBeGreaterThanOrEqual(6);
  });

  it.each(['pt-BR', 'es-AR'] as const)('load late, with their sizes and a text each (%s)', (language) => {
    const html = comparison(language, '');
    const images = html.match(/<img [^>]+>/g) ?? [];
    expect(images).toHaveLength(listed.length);
    for (const image of images)
      expect(image).toMatch(/ width="\d+" height="\d+" loading="lazy" .* alt="[^"]+"/);
    expect(new Set(images.map((image) => / alt="([^"]+)"/.exec(image)?.[1])).size).toBe(listed.length);
    expect(html).not.toContain('style=');
  });
});

describe('a page in the look of another brand', () => {
  const html =
    '<head><meta name="vitrine:brand" content="fiat"><link href="/assets/fiat.css"></head><body class="page brand-fiat"><h1>Conta Fiat</h1><vt-account></vt-account>';
  const of = (brand: 'fiat' | 'ram') => screenHtml(html, { ...SCREENS[0], brand } as (typeof SCREENS)[0]);
  it('stays as it is in its own', () => expect(of('fiat')).toBe(html));
  it('is dark as a whole in that of Ram', () => {
    expect(of('ram')).not.toMatch(/fiat/i);
    expect(of('ram')).toContain('<h1>Conta Ram</h1><vt-account surface="dark">');
    expect(of('ram')).toContain('color-scheme:dark');
  });
});

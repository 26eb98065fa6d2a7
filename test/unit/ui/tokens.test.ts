// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { BRANDS } from '#domain/core/brands';
import { BRAND_TOKENS, tokenCss, tokens } from '#ui/core/tokens';
import { channels, contrast, surfacePairs } from '../lib/contrast';

it('measures contrast as WCAG does', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 1);
});

/** Distance of two colours in sRGB, from 0 to 442. */
const distance = (one: string, other: string) => {
  const [a, b] = [channels(one), channels(other)];
  return Math.hypot(...a.map((channel, at) => channel - (b[at] as number)));
};

describe.each(BRANDS)('tokens of %s', (brand) => {
  const t = BRAND_TOKENS[brand];
  it.each([
    ...surfacePairs(t),
    ['white on danger', '#fff', t.danger, 4.5],
    ['white on success', '#fff', t.success, 4.5],
  ])('%s: %s on %s is at least %f', (_, front, back, least) =>
    expect(contrast(front, back)).toBeGreaterThanOrEqual(least),
  );
  it('have a focus ring that is seen on the surface and is not the colour of an error', () => {
    const ring = t.focus === 'var(--_text)' ? t.text : t.focus;
    expect(contrast(ring, t.surface)).toBeGreaterThanOrEqual(3);
    expect(distance(ring, t.danger)).toBeGreaterThan(100);
  });
  it('can each be set by the page', () => {
    const css = tokenCss(t);
    for (const name of Object.keys(t)) {
      const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      expect(css).toMatch(new RegExp(`--_${kebab}:var\\(--vt-${kebab},[^)]+\\)`));
    }
    expect(css).toContain(`--_radius:var(--vt-radius,${t.radius}px)`);
  });
});

it("are the page's brand's, and Fiat's where it names none", () => {
  document.head.innerHTML = '<meta name="vitrine:brand" content="ram">';
  expect(tokens()).toBe(tokenCss(BRAND_TOKENS.ram));
  document.head.innerHTML = '';
  expect(tokens()).toBe(tokenCss(BRAND_TOKENS.fiat));
});

// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { BRANDS } from '#domain/core/brands';
import { applyAppearance, darkCss } from '#element/appearance';
import { darkTokens } from '#element/dark-tokens';
import { contrast, surfacePairs } from '../lib/contrast';

afterEach(() => document.body.replaceChildren());

describe.each(BRANDS)('a dark surface of %s', (brand) => {
  const t = darkTokens(brand);
  it.each([
    ...surfacePairs(t),
    ['the focus ring', t.focus, t.surface, 3],
    ['the dot of what is under way', t.info, t.surface, 3],
    ['the dot of what waits', t.warning, t.surface, 3],
  ])('%s: %s on %s is at least %f', (_, front, back, least) =>
    expect(contrast(front, back)).toBeGreaterThanOrEqual(least),
  );
  it('replaces every colour, by the name that the styles read', () => {
    expect(darkCss(brand)).toMatch(/^:host\(\[surface\^=dark\]\)\{--_primary:#ffffff;--_on-primary:/);
  });
  it('is that of the widgets within it, too', () => {
    const [, within = ''] = darkCss(brand).split(':host([surface^=dark]) .vt{');
    for (const [name, value] of Object.entries({
      text: t.text,
      surface: t.surface,
      'on-primary': t['on-primary'],
    }))
      expect(within).toContain(`--vt-${name}:${value}`);
  });
});

it('is added once, with the levels of the headings where the tag gives one', () => {
  const element = document.createElement('vt-sample');
  const root = element.attachShadow({ mode: 'open' });
  root.innerHTML = '<h2>Carro</h2>';
  element.setAttribute('heading-level', '3');
  document.body.append(element);
  const { signal } = new AbortController();
  applyAppearance(element, root, signal);
  applyAppearance(element, root, signal);
  expect(root.adoptedStyleSheets).toHaveLength(1);
  expect(root.querySelector('h2')?.getAttribute('aria-level')).toBe('3');
});

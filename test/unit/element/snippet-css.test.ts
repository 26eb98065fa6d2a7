import { describe, expect, it } from 'vitest';
import { RESERVE } from '#element/generated/reserve';
import { snippetCss } from '#element/snippet-css';

const count = (text: string, part: string) => text.split(part).length - 1;
const NAMES = Object.keys(RESERVE);
const TAGS = [...new Set(NAMES.map((name) => name.split('[')[0] as string))];

describe('the CSS of the snippet', () => {
  it('has the rule for the width once, however many widgets and sizes there are', () => {
    for (const names of [['lead-form'], ['lead-form', 'whatsapp'], TAGS])
      expect(count(snippetCss(names), 'word-spacing')).toBe(1);
  });

  it('has one height for each size of a widget, the usual one first', () => {
    const css = snippetCss(['lead-form']);
    const sizes = [...css.matchAll(/:where\((vt-lead-form[^)]*)\)\{--_r:(\d+)px/g)];
    expect(sizes.map(([, selector, height]) => [selector, Number(height)])).toEqual(
      NAMES.filter((name) => name.startsWith('lead-form')).map((name) => [`vt-${name}`, RESERVE[name]?.[1]]),
    );
  });

  it('has a height for tablets where it is another one', () => {
    expect(snippetCss(['configurator'])).toContain(
      '@media(width<=900px){--_r:1355px;min-height:calc(var(--_r) + var(--_c,0px))}',
    );
    expect(snippetCss(['lead-form'])).not.toContain('900px');
  });

  it('takes the width from what is a button, after the rule for all', () => {
    const [, ...rules] = snippetCss(['location-selector']).split(':where(');
    const withWidth = rules.findIndex((rule) => rule.includes('word-spacing'));
    const button = rules.findIndex((rule) => rule.startsWith('vt-location-selector[layout=modal i])'));
    expect(rules.map((rule) => rule.includes('content:none'))).toEqual(rules.map((_, at) => at === button));
    expect(button).toBeGreaterThan(withWidth);
  });

  it('paints the placeholder of each shape, for tags that have room for one', () => {
    const css = snippetCss([
      'lead-form',
      'offers',
      'orders',
      'account',
      'configurator-summary',
      'qr-code',
      'go-back',
    ]);
    const shapes = [...css.matchAll(/:where\(([^)]*)\)\{--_b:/g)].map(([, tags]) => tags);
    expect(shapes).toEqual(['vt-lead-form', 'vt-offers,vt-orders', 'vt-account']);
    expect(css).toMatch(/:where\(vt-lead-form,vt-offers,vt-orders,vt-account\):where\(:not\(:defined\)/);
    expect(count(css, '::after')).toBe(1);
    expect(snippetCss(['configurator-summary'])).not.toContain('::after');
  });

  it('is empty without heights', () => {
    expect(snippetCss(['go-back'])).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import { alternativesOf } from '#scripts/lib/pattern-alternatives.mjs';
import { deadPatterns } from '#scripts/lib/vite-chunk-patterns.mjs';

const sources = (pattern: RegExp) => alternativesOf(pattern).map(({ source }) => source);

describe('the alternatives of a pattern', () => {
  it.each([
    [/\/src\/a\.ts$/, ['\\/src\\/a\\.ts$']],
    [/a|b/, ['a', 'b']],
    [/x(a|b)y/, ['x(a)y', 'x(b)y']],
    [/x(a|b(c|d))y/, ['x(a)y', 'x(b(c))y', 'x(b(d))y']],
    [/(a|b)-(c|d)/, ['(a)-(c|d)', '(b)-(c|d)', '(a|b)-(c)', '(a|b)-(d)']],
    [/(?:a|b)?c/, ['(?:a)c', '(?:b)c']],
    [/calls?(-late)?/, ['calls?(-late)?']],
    [/[(|)]\(\|a/, ['[(|)]\\(\\|a']],
  ])('%s', (pattern, expected) => {
    expect(sources(pattern)).toEqual(expected);
  });

  it('what is excluded has to be there', () => {
    expect(sources(/\/list\/(?!a|b)/)).toEqual(['\\/list\\/(?!a|b)', '\\/list\\/(?=a)', '\\/list\\/(?=b)']);
    expect(sources(/\/list(?!\/[Tt]abs)/)).toEqual(['\\/list(?!\\/[Tt]abs)', '\\/list(?=\\/[Tt]abs)']);
  });
});

describe('groups of chunks', () => {
  const modules = ['/src/ui/tabs.tsx', '/src/ui/dialog.tsx', '/src/page/clock.ts'];
  const group = (test: RegExp | ((id: string) => boolean)) => ({ name: 'parts', priority: 0, test });

  it('all match', () => {
    expect(deadPatterns([group(/\/src\/(ui\/(tabs|dialog)|page)/)], modules)).toEqual([]);
    expect(deadPatterns([group(/\/src\/ui\/(?!tabs)/)], modules)).toEqual([]);
    expect(deadPatterns([group((id) => id.endsWith('clock.ts'))], modules)).toEqual([]);
  });

  it('an alternative that matches nothing is named, with its group', () => {
    expect(deadPatterns([group(/\/src\/(ui\/(tabs|moved)|page)/)], modules)).toEqual([
      { group: 'parts', pattern: '\\/src\\/(ui\\/(moved))' },
    ]);
    expect(deadPatterns([group(/\/src\/ui\/(?!tabs|moved)/)], modules)).toHaveLength(1);
    expect(deadPatterns([group(/\/src\/page\/(?!clock)/)], modules)).toEqual([
      { group: 'parts', pattern: '\\/src\\/page\\/(?!clock)' },
    ]);
    expect(deadPatterns([group(() => false)], modules)).toHaveLength(1);
  });
});

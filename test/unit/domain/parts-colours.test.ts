import { describe, expect, it } from 'vitest';
import { priceDifference } from '#domain/parts/change';
import { colorsFor } from '#domain/parts/colors';
import { compileParts, removePart, selectPart } from '#domain/parts/parts';
import { nothing, part } from '../lib/parts';

describe('colours', () => {
  const rules = [
    part('roof', { colors: ['red-black'], excludes: ['sun'] }),
    part('sun'),
    part('night', { colors: ['black', 'grey'] }),
    part('day', { colors: ['white'] }),
    part('stripes', { colors: ['red-black', 'white'] }),
    part('rare', { colors: ['gone'] }),
  ];
  const colors = [{ id: 'black' }, { id: 'grey' }, { id: 'white' }, { id: 'red-black', onlyWith: ['roof'] }];
  const parts = compileParts(rules, colors);

  it('are those left by every part, and say why not the others', () => {
    expect(colorsFor(parts, [])).toEqual({
      left: ['black', 'grey', 'white'],
      refused: [{ color: 'red-black', because: 'without', by: 'roof' }],
    });
    expect(colorsFor(parts, ['night'])).toEqual({
      left: ['black', 'grey'],
      refused: [
        { color: 'white', because: 'restricted', by: 'night' },
        { color: 'red-black', because: 'without', by: 'roof' },
      ],
    });
  });

  it('have to change where the part needs others, or the part they need goes', () => {
    expect(selectPart(parts, [], 'night', { color: 'white' })).toMatchObject({
      ok: true,
      colorsLeft: ['black', 'grey'],
      colorChange: { color: 'white', because: 'restricted', by: 'night' },
    });
    expect(selectPart(parts, [], 'night', { color: 'grey' }).colorChange).toBeNull();
    const change = { color: 'red-black', because: 'without', by: 'roof' };
    expect(selectPart(parts, ['roof'], 'sun', { color: 'red-black' }).colorChange).toEqual(change);
    expect(removePart(parts, ['roof'], 'roof', { color: 'red-black' })).toMatchObject({
      ok: true,
      colorsLeft: ['black', 'grey', 'white'],
      colorChange: change,
    });
  });

  it('must be left: a click that takes the last is refused and names what it clashes with', () => {
    const clash = (part: string, by: string) => ({
      ...nothing,
      ok: false,
      reasons: [{ part, because: 'no-color', by }],
    });
    expect(selectPart(parts, ['night'], 'day')).toMatchObject(clash('day', 'night'));
    expect(selectPart(parts, [], 'rare')).toMatchObject(clash('rare', 'roof'));
    expect(removePart(parts, ['roof', 'stripes'], 'roof')).toMatchObject({ ok: true, selected: ['stripes'] });
    const narrow = compileParts([...rules, part('black-tie', { colors: ['red-black'] })], colors);
    expect(removePart(narrow, ['black-tie', 'roof'], 'roof')).toMatchObject(clash('roof', 'black-tie'));
    // Where none was left before, the way out is open.
    expect(removePart(parts, ['day', 'night'], 'night').ok).toBe(true);
    expect(selectPart(parts, ['day', 'night'], 'sun').ok).toBe(true);
  });

  it('without a list are those that parts name', () => {
    const named = compileParts([part('a', { colors: ['x', 'y'] }), part('b', { colors: ['z', 'x'] })]);
    expect(selectPart(named, ['a'], 'b').colorsLeft).toEqual(['x']);
    expect(colorsFor(named, []).left).toEqual(['x', 'y', 'z']);
    const alone = compileParts([part('a', { colors: ['gone'] })], [{ id: 'x' }]);
    expect(selectPart(alone, [], 'a').reasons).toEqual([{ part: 'a', because: 'no-color', by: 'a' }]);
  });
});

describe('the price of a click', () => {
  const parts = compileParts([part('a', { includes: ['b'], excludes: ['c'] }), part('b'), part('c')]);
  const prices: Record<string, number | null> = { a: 0.1, b: 0.2, c: 0.7 };

  it('is what comes less what goes, to the cent', () => {
    const change = selectPart(parts, ['c'], 'a');
    expect(priceDifference(change, (id) => prices[id])).toBe(-0.4);
    expect(priceDifference(selectPart(parts, [], 'a'), (id) => prices[id])).toBe(0.3);
    expect(priceDifference(removePart(parts, [], 'a'), () => undefined)).toBe(0);
  });

  it('is not known where a price is not', () => {
    const change = selectPart(parts, ['c'], 'a');
    expect(priceDifference(change, (id) => (id === 'c' ? null : 1))).toBeUndefined();
    expect(priceDifference(change, () => undefined)).toBeUndefined();
  });
});

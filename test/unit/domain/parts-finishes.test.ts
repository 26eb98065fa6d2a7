import { describe, expect, it } from 'vitest';
import { coatingWith } from '#domain/car/choices';
import { coatingsFor, colorsFor } from '#domain/parts/colors';
import { explainCoating, explainReason } from '#domain/parts/explain';
import { changeForCoating } from '#domain/parts/for-color';
import { compileParts, removePart, selectPart } from '#domain/parts/parts';
import { partRuleOf } from '#domain/parts/rules';
import * as portuguese from '#domain/parts/words';
import * as spanish from '#domain/parts/words.es-AR';

const colors = [{ id: 'red' }, { id: 'white' }, { id: 'black' }];
const coatings = [
  { id: 'cloth', isSelected: true },
  { id: 'leather', isSelected: false },
  { id: 'sport', isSelected: false },
];
/** A part as the service returns it; its lists name colours and coatings by id. */
const rule = (
  id: string,
  lists: Partial<Record<'inclusiveIds' | 'exclusiveIds' | 'dependencies', string[]>>,
  own?: string[],
) =>
  partRuleOf(
    { id, ...lists, optionalColors: own?.map((colorId) => ({ colorId })) ?? null },
    { colors, coatings },
  );

describe('rules that name a colour or a coating', () => {
  it('restrict what goes with the part, and are not parts of its own', () => {
    expect(rule('a', { inclusiveIds: ['red', 'b'], exclusiveIds: ['cloth', 'c'] })).toMatchObject({
      includes: ['b'],
      excludes: ['c'],
      colors: ['red'],
      coatings: ['leather', 'sport'],
    });
    expect(rule('a', { dependencies: ['leather'], exclusiveIds: ['white'] })).toMatchObject({
      dependencies: [],
      colors: ['red', 'black'],
      coatings: ['leather'],
    });
  });
  it('combine with the colours that the part names as its only ones', () => {
    expect(rule('a', { exclusiveIds: ['red'] }, ['red', 'white']).colors).toEqual(['white']);
    expect(rule('a', {}, ['red']).colors).toEqual(['red']);
    expect(rule('a', {}).colors).toEqual([]);
  });
  it('that leave none make the part impossible, rather than free', () => {
    const parts = compileParts([rule('a', { exclusiveIds: ['red', 'white', 'black'] })], colors, coatings);
    expect(colorsFor(parts, ['a']).left).toEqual([]);
    expect(selectPart(parts, [], 'a')).toMatchObject({ ok: false, reasons: [{ because: 'no-color' }] });
  });
  it('are known ids', () => {
    const parts = compileParts([rule('a', { inclusiveIds: ['red', 'leather', 'gone'] })], colors, coatings);
    expect(parts.unknown).toEqual(['gone']);
  });
});

describe('coatings', () => {
  const parts = compileParts(
    [
      rule('pack', { inclusiveIds: ['leather'] }),
      rule('wood', { exclusiveIds: ['leather'] }),
      rule('red pack', { inclusiveIds: ['leather', 'red'] }),
      rule('sport seats', { exclusiveIds: ['cloth', 'leather'] }),
    ],
    colors,
    coatings,
  );

  it('are those left by every part, and say why not the others', () => {
    expect(coatingsFor(parts, ['pack'])).toEqual({
      left: ['leather'],
      refused: [
        { color: 'cloth', because: 'restricted', by: 'pack' },
        { color: 'sport', because: 'restricted', by: 'pack' },
      ],
    });
  });
  it('are refused where two parts leave none', () => {
    const change = selectPart(parts, ['pack'], 'wood');
    expect(change).toMatchObject({
      ok: false,
      selected: ['pack'],
      reasons: [{ part: 'wood', because: 'no-coating', by: 'pack' }],
    });
    expect(explainReason({ part: 'wood', because: 'no-coating', by: 'wood' }, String, portuguese)).toBe(
      portuguese.REASONS.unknown,
    );
    expect(explainReason(change.reasons[0] as never, String, spanish)).toContain('ningún tapizado');
    expect(removePart(parts, ['pack'], 'pack').ok).toBe(true);
  });
  it('stay where they go with the parts; else the version’s own, else the first that does', () => {
    const offered = { coatings: coatings.map((each) => ({ ...each, code: each.id })), compiled: parts };
    expect(coatingWith(offered, [], 'sport')).toBe('sport');
    expect(coatingWith(offered, ['wood'], 'leather')).toBe('cloth');
    expect(coatingWith(offered, ['pack'], 'cloth')).toBe('leather');
    expect(coatingWith({ coatings: [], compiled: compileParts([]) }, [], 'x')).toBeNull();
  });
  it('are made possible by removing what requires others, unless the colour could not stay', () => {
    expect(changeForCoating(parts, ['pack'], 'sport', 'white')).toMatchObject({
      ok: true,
      selected: [],
      removed: ['pack'],
    });
    const needy = compileParts(
      [
        partRuleOf({ id: 'pack', inclusiveIds: ['leather'] }, { colors, coatings }),
        partRuleOf({ id: 'paint', dependencies: ['pack'] }, { colors, coatings }),
      ],
      [{ id: 'red', onlyWith: ['pack'] }, { id: 'white' }],
      coatings,
    );
    expect(changeForCoating(needy, ['pack'], 'cloth', 'red')).toBeNull();
    expect(changeForCoating(needy, ['pack'], 'cloth', null)).toMatchObject({ removed: ['pack'] });
    expect(changeForCoating(needy, ['pack'], 'unknown', 'white')).toBeNull();
  });
  it('explain themselves in both languages', () => {
    const [refusal] = coatingsFor(parts, ['wood']).refused;
    expect(explainCoating(refusal as never, String, portuguese)).toBe(
      'O revestimento leather não está disponível com wood',
    );
    expect(explainCoating({ color: 'leather', because: 'without', by: 'wood' }, String, spanish)).toBe(
      'El tapizado leather solo está disponible con wood',
    );
  });
});

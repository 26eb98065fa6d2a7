import { describe, expect, it } from 'vitest';
import { type CarCodes, choicesOf, codesOf, type Offered, startChoices } from '#domain/car/choices';
import { compileParts } from '#domain/parts/parts';
import { part } from '../../lib/parts';

const coded = (id: string, more = {}) => ({ id: `v1-${id}`, code: id, ...more });
const RULES = [
  part('v1-PACK', { includes: ['v1-RADIO'] }),
  part('v1-RADIO'),
  part('v1-SPORT', { excludes: ['v1-PACK'] }),
  part('v1-NIGHT', { colors: ['v1-black'] }),
  part('v1-RACK', { dependencies: ['v1-BARS'] }),
  part('v1-BARS'),
  part('v1-NEVER', { includes: ['v1-PACK', 'v1-SPORT'] }),
];
const COLORS = [{ id: 'v1-white' }, { id: 'v1-black' }, { id: 'v1-gold', onlyWith: ['v1-SPORT'] }];

const COATINGS = [coded('cloth'), coded('leather', { isSelected: true })];

const offer = (more: Partial<Offered> = {}): Offered => ({
  colors: [coded('white'), coded('black'), coded('gold')],
  coatings: COATINGS,
  parts: [coded('PACK'), coded('RADIO'), coded('SPORT'), coded('NIGHT'), coded('NEVER')],
  accessories: [coded('RACK'), coded('BARS')],
  services: [{ id: 'service-1' }],
  compiled: compileParts(RULES, COLORS, more.coatings ?? COATINGS),
  ...more,
});
const codes = (more: Partial<CarCodes> = {}): CarCodes => ({
  color: '',
  coating: '',
  parts: [],
  services: [],
  ...more,
});

describe('a version as it comes', () => {
  it('has its first colour, its own coating and no parts', () => {
    expect(startChoices(offer())).toEqual({
      parts: [],
      color: 'v1-white',
      coating: 'v1-leather',
      services: [],
    });
  });
  it('has the parts that are selected already, with what they bring, and a colour that goes with them', () => {
    const parts = [coded('PACK', { isSelected: true }), coded('NIGHT', { isSelected: true })];
    expect(startChoices(offer({ parts }))).toMatchObject({
      parts: ['v1-NIGHT', 'v1-PACK', 'v1-RADIO'],
      color: 'v1-black',
    });
  });
  it('has the first coating where none is its own, and nothing where there is nothing', () => {
    expect(startChoices(offer({ coatings: [coded('cloth')] })).coating).toBe('v1-cloth');
    const bare = offer({ coatings: [], colors: [], compiled: compileParts([], []) });
    expect(startChoices(bare)).toMatchObject({ coating: null, color: null });
  });
});

describe('choices from codes', () => {
  it('are the same as those the codes were made of', () => {
    const offered = offer();
    const all = codes({
      color: 'black',
      coating: 'cloth',
      parts: ['PACK', 'RADIO', 'NIGHT', 'BARS'],
      services: ['service-1'],
    });
    const { choices, lost } = choicesOf(offered, all);
    expect(lost).toEqual([]);
    expect(codesOf(offered, choices)).toEqual(all);
  });
  it('do not depend on the order of parts that need one another', () => {
    const { choices, lost } = choicesOf(offer(), codes({ parts: ['RACK', 'BARS'] }));
    expect(choices.parts).toEqual(['v1-BARS', 'v1-RACK']);
    expect(lost).toEqual([]);
  });
  it('lose a coating that the parts exclude', () => {
    const compiled = compileParts([part('v1-PACK', { coatings: ['v1-leather'] })], COLORS, COATINGS);
    const { choices, lost } = choicesOf(
      offer({ compiled, parts: [coded('PACK')] }),
      codes({ parts: ['PACK'], coating: 'cloth' }),
    );
    expect(choices.coating).toBe('v1-leather');
    expect(lost).toEqual([{ kind: 'coating', code: 'cloth' }]);
  });
  it('tell what is not sold any more', () => {
    const gone = codes({ color: 'pink', coating: 'silk', parts: ['ROOF'], services: ['service-9'] });
    const { choices, lost } = choicesOf(offer(), gone);
    expect(choices).toMatchObject({ parts: [], color: 'v1-white', coating: 'v1-leather', services: [] });
    expect(lost).toEqual([
      { kind: 'part', code: 'ROOF' },
      { kind: 'color', code: 'pink' },
      { kind: 'coating', code: 'silk' },
      { kind: 'service', code: 'service-9' },
    ]);
  });
  it('tell what cannot be had together any more: of two the later stays, without its need a part goes', () => {
    const { choices, lost } = choicesOf(offer(), codes({ parts: ['PACK', 'SPORT', 'RACK'], color: 'gold' }));
    expect(choices.parts).toEqual(['v1-RADIO', 'v1-SPORT']);
    expect(choices.color).toBe('v1-gold');
    expect(lost).toEqual([
      { kind: 'part', code: 'PACK' },
      { kind: 'part', code: 'RACK' },
    ]);
  });
  it('tell what can never be had', () => {
    const { choices, lost } = choicesOf(offer(), codes({ parts: ['RADIO', 'NEVER'] }));
    expect(choices.parts).toEqual(['v1-RADIO']);
    expect(lost).toEqual([{ kind: 'part', code: 'NEVER' }]);
  });
  it('take a colour that goes with the parts in place of one that does not', () => {
    const { choices, lost } = choicesOf(offer(), codes({ parts: ['NIGHT'], color: 'white' }));
    expect(choices.color).toBe('v1-black');
    expect(lost).toEqual([{ kind: 'color', code: 'white' }]);
  });
  it('have no colour where a version has none', () => {
    const bare = offer({ colors: [], compiled: compileParts(RULES, []) });
    const { choices, lost } = choicesOf(bare, codes({ color: 'white' }));
    expect(choices.color).toBeNull();
    expect(lost).toEqual([{ kind: 'color', code: 'white' }]);
    expect(choicesOf(bare, codes()).lost).toEqual([]);
  });
  it('keep the codes of nothing empty', () => {
    const nothing = { parts: [], color: null, coating: null, services: [] };
    expect(codesOf(offer(), nothing)).toEqual(codes());
  });
});

import { describe, expect, it } from 'vitest';
import { changeForColor } from '#domain/parts/for-color';
import { compileParts } from '#domain/parts/parts';
import { part } from '../lib/parts';

const compiled = compileParts(
  [
    part('NIGHT', { colors: ['black', 'gold'] }),
    part('PURE', { colors: ['white'] }),
    part('SPORT', { includes: ['WHEELS'], excludes: ['PACK'] }),
    part('WHEELS'),
    part('PACK'),
    part('ASKS', { dependencies: ['WHEELS', 'PACK'] }),
    part('TWINS', { colors: ['white', 'black'], excludes: ['SPORT'] }),
  ],
  [
    { id: 'white' },
    { id: 'black' },
    { id: 'gold', onlyWith: ['SPORT'] },
    { id: 'odd', onlyWith: ['ASKS'] },
    { id: 'never', onlyWith: ['SPORT', 'TWINS'] },
  ],
);

describe('what a colour needs of the parts', () => {
  it('is nothing where it goes with them', () => {
    expect(changeForColor(compiled, ['PACK'], 'white')).toMatchObject({
      ok: true,
      selected: ['PACK'],
      added: [],
      removed: [],
      reasons: [],
    });
  });
  it('is a part that comes, with what it brings and takes', () => {
    expect(changeForColor(compiled, ['PACK'], 'gold')).toMatchObject({
      selected: ['SPORT', 'WHEELS'],
      added: ['SPORT', 'WHEELS'],
      removed: ['PACK'],
      reasons: [
        { part: 'SPORT', because: 'selected', by: 'SPORT' },
        { part: 'WHEELS', because: 'included', by: 'SPORT' },
        { part: 'PACK', because: 'excluded', by: 'SPORT' },
      ],
      colorChange: null,
    });
  });
  it('is parts that go because they want other colours, one after the other', () => {
    expect(changeForColor(compiled, ['NIGHT'], 'white')).toMatchObject({ selected: [], removed: ['NIGHT'] });
    expect(changeForColor(compiled, ['PACK', 'PURE'], 'gold')).toMatchObject({
      selected: ['SPORT', 'WHEELS'],
      removed: ['PACK', 'PURE'],
    });
  });
  it('cannot be had where a part it needs asks for a choice first', () => {
    expect(changeForColor(compiled, [], 'odd')).toBeNull();
  });
  it('cannot be had where one part that it needs drives out the other', () => {
    expect(changeForColor(compiled, [], 'never')).toBeNull();
  });
  it('is not known of a colour that the version does not have', () => {
    expect(changeForColor(compiled, [], 'pink')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { leftBehind, removeParts } from '#domain/parts/left';
import { compileParts } from '#domain/parts/parts';
import { part } from '../lib/parts';

const compiled = compileParts(
  [
    part('PACK', { includes: ['AC', 'SENSORS'] }),
    part('BIG', { includes: ['PACK', 'SOUND'] }),
    part('OTHER', { includes: ['SENSORS'] }),
    part('CAMERA', { dependencies: ['SENSORS'] }),
    part('AC'),
    part('SENSORS'),
    part('SOUND', { colors: ['black'] }),
  ],
  [{ id: 'black' }, { id: 'gold', onlyWith: ['AC'] }],
);

describe('what a removed pack leaves behind', () => {
  it.each([
    ['what it included', ['AC', 'SENSORS'], 'PACK', ['AC', 'SENSORS']],
    ['not what another selected part includes', ['AC', 'OTHER', 'SENSORS'], 'PACK', ['AC']],
    [
      'what it included through another part',
      ['AC', 'PACK', 'SENSORS', 'SOUND'],
      'BIG',
      ['AC', 'PACK', 'SENSORS', 'SOUND'],
    ],
    ['not what was never in it', ['CAMERA', 'SENSORS'], 'PACK', ['SENSORS']],
    ['nothing of a part that includes none', ['AC'], 'SOUND', []],
    ['nothing of an unknown part, nor unknown parts', ['AC', 'GONE'], 'NONE', []],
  ])('%s', (_, selected, removed, left) => {
    expect(leftBehind(compiled, selected, removed)).toEqual(left);
  });
});

describe('several parts removed at once', () => {
  it('are one change, with what depended on them', () => {
    expect(removeParts(compiled, ['AC', 'CAMERA', 'SENSORS'], ['AC', 'SENSORS'], 'black')).toMatchObject({
      ok: true,
      selected: [],
      removed: ['AC', 'CAMERA', 'SENSORS'],
      reasons: [
        { part: 'AC', because: 'removed' },
        { part: 'SENSORS', because: 'removed' },
        { part: 'CAMERA', because: 'dependant', by: 'SENSORS' },
      ],
    });
  });
  it('say so where the colour cannot stay', () => {
    expect(removeParts(compiled, ['AC'], ['AC'], 'gold')?.colorChange).toMatchObject({ color: 'gold' });
    expect(removeParts(compiled, ['AC'], ['AC'], null)?.colorChange).toBeNull();
  });
  it('are refused where one cannot be removed, and no change where there are none', () => {
    expect(removeParts(compiled, ['AC'], ['AC', 'NONE'], null)).toBeNull();
    expect(removeParts(compiled, ['AC'], [], null)).toBeNull();
  });
});

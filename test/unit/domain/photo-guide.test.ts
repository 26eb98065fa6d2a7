import { describe, expect, it } from 'vitest';
import { guideOf, steadyGuide } from '#domain/photo/photo-guide';

const FACE = { x: 0.3, y: 0.225, width: 0.4, height: 0.5 };

describe('the guide (spec reservations#security-photo)', () => {
  it.each([
    [{}, undefined],
    [{ brightness: 50 }, undefined],
    [{ brightness: 49, faces: [FACE] }, 'dark'],
    [{ brightness: 50, faces: [] }, 'none'],
    [{ faces: [FACE, FACE] }, 'several'],
    [{ faces: [{ ...FACE, height: 0.29 }] }, 'far'],
    [{ faces: [{ ...FACE, y: 0.1, height: 0.75 }] }, 'good'],
    [{ faces: [{ ...FACE, y: 0.1, height: 0.76 }] }, 'near'],
    [{ faces: [{ ...FACE, x: 0.13 }] }, 'aside'],
    [{ faces: [{ ...FACE, y: 0.4 }] }, 'aside'],
    [{ faces: [FACE] }, 'good'],
  ] as const)('of %o is %s', (sight, guide) => {
    expect(guideOf(sight)).toBe(guide);
  });

  it('changes after three looks that agree', () => {
    const show = steadyGuide();
    const shown = (
      ['far', 'far', 'good', 'good', 'good', 'far', undefined, undefined, undefined] as const
    ).map(show);
    expect(shown).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'good',
      'good',
      'good',
      'good',
      undefined,
    ]);
  });
});

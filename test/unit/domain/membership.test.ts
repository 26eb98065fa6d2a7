import { describe, expect, it } from 'vitest';
import { givesMedals, levelProgress, programName, seenMark, signOnLoyalty } from '#domain/loyalty/membership';

describe('a membership', () => {
  it.each([
    ['JEEP_NATION', 'Jeep Nation'],
    ['JEEP_WAVE', 'Jeep Wave'],
    ['Clube X', 'Clube X'],
  ])('of %s is called %s', (program, name) => expect(programName(program)).toBe(name));

  it.each([
    [
      { levelPoints: 900, pointsToNext: 100 },
      { value: 900, max: 1000 },
    ],
    [
      { levelPoints: 0, pointsToNext: 100 },
      { value: 0, max: 100 },
    ],
    [
      { levelPoints: -5, pointsToNext: 100 },
      { value: 0, max: 100 },
    ],
    [{ levelPoints: 900, pointsToNext: null }, null],
    [{ levelPoints: null, pointsToNext: 100 }, null],
    [{ levelPoints: 900, pointsToNext: -1 }, null],
  ])('with %j is on the way by %j', (levels, progress) => expect(levelProgress(levels)).toEqual(progress));

  it.each([
    [{ roles: ['game_admin'] }, true],
    [{ groupRoles: ['ROLE_ADMIN'], groups: ['JEEP_NATION'] }, true],
    [{ groupRoles: ['ROLE_ADMIN'], groups: ['MOPAR'] }, false],
    [{ groupRoles: ['ROLE_ADMIN'], groups: null }, false],
    [{ roles: ['ROLE_ADMIN'], groups: ['JEEP_NATION'], groupRoles: null }, false],
    [{ roles: ['game_player'], groups: ['JEEP_NATION'] }, false],
    [{ roles: null }, false],
  ])('medals of others by %j: %s', (user, may) => expect(givesMedals(user)).toBe(may));

  it.each([
    ['JEEP_WAVE', { program: 'JEEP_WAVE', level: '' }],
    ['Ouro', { program: '', level: 'Ouro' }],
    [undefined, { program: '', level: '' }],
    [null, { program: '', level: '' }],
  ])('of the sign-on as %s is %j', (category, own) => expect(signOnLoyalty(category)).toEqual(own));

  it('is marked as seen per program, without what names the person', () => {
    const mark = seenMark('user-ana', 'JEEP_WAVE');
    expect(mark).toMatch(/^JEEP_WAVE \d{1,4}$/);
    expect(seenMark('user-ana', 'JEEP_WAVE')).toBe(mark);
    expect(seenMark('user-bruno', 'JEEP_WAVE')).not.toBe(mark);
    expect(seenMark('user-ana', 'JEEP_NATION')).not.toBe(mark);
  });
});

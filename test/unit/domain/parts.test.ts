import { describe, expect, it } from 'vitest';
import { closureOf, compileParts, removePart, selectPart } from '#domain/parts/parts';
import { nothing, part } from '../lib/parts';

describe('selecting', () => {
  const parts = compileParts([
    part('sport', { includes: ['wheels', 'wing'], excludes: ['comfort'] }),
    part('wheels', { includes: ['tyres'], excludes: ['steel'] }),
    part('tyres'),
    part('wing'),
    part('steel'),
    part('winter', { includes: ['steel'] }),
    part('expedition', { includes: ['winter'] }),
    part('comfort'),
    part('torn', { includes: ['wheels', 'spare'] }),
    part('spare', { includes: ['steel'] }),
    part('itself', { excludes: ['itself'] }),
    part('round', { includes: ['about'] }),
    part('about', { includes: ['round'] }),
  ]);

  it('brings what is included, drives out what is excluded and what cannot stand without that', () => {
    expect(selectPart(parts, ['comfort', 'expedition', 'steel', 'tyres', 'winter'], 'sport')).toEqual({
      ok: true,
      selected: ['sport', 'tyres', 'wheels', 'wing'],
      added: ['sport', 'wheels', 'wing'],
      removed: ['comfort', 'expedition', 'steel', 'winter'],
      reasons: [
        { part: 'sport', because: 'selected', by: 'sport' },
        { part: 'wheels', because: 'included', by: 'sport' },
        { part: 'wing', because: 'included', by: 'sport' },
        { part: 'comfort', because: 'excluded', by: 'sport' },
        { part: 'steel', because: 'excluded', by: 'wheels' },
        { part: 'winter', because: 'dependant', by: 'steel' },
        { part: 'expedition', because: 'dependant', by: 'winter' },
      ],
      questions: [],
      colorsLeft: [],
      colorChange: null,
    });
  });

  it('excludes in both directions, whichever says so', () => {
    expect(selectPart(parts, ['sport', 'tyres', 'wheels', 'wing'], 'steel')).toMatchObject({
      selected: ['steel', 'tyres', 'wing'],
      removed: ['sport', 'wheels'],
    });
  });

  it('takes a set as well, drops what the catalogue does not have, and leaves what it was given', () => {
    const before = new Set(['tyres', 'gone']);
    expect(selectPart(parts, before, 'wing').selected).toEqual(['tyres', 'wing']);
    expect([...before]).toEqual(['tyres', 'gone']);
  });

  it('walks round circles once', () => {
    expect(selectPart(parts, [], 'about').added).toEqual(['about', 'round']);
    expect(removePart(parts, ['about', 'round'], 'round').removed).toEqual(['about', 'round']);
  });

  it('blames what went where one between is not selected', () => {
    expect(selectPart(parts, ['expedition', 'steel'], 'wheels').reasons).toContainEqual({
      part: 'expedition',
      because: 'dependant',
      by: 'steel',
    });
  });

  it.each([
    ['torn', 'wheels', 'steel'],
    ['itself', 'itself', 'itself'],
  ])('refuses %s and names the two that contradict each other', (id, one, other) => {
    const refused = selectPart(parts, ['wing', 'comfort'], id);
    const reasons = [{ part: one, because: 'contradictory', by: other }];
    expect(refused).toMatchObject({ ...nothing, ok: false, selected: ['comfort', 'wing'], reasons });
    expect(closureOf(parts, id)?.contradiction).toEqual([one, other]);
  });

  it('refuses what the catalogue does not have', () => {
    const unknown = (id: string) => [{ part: id, because: 'unknown', by: id }];
    expect(selectPart(parts, ['wing'], 'x')).toMatchObject({
      ok: false,
      selected: ['wing'],
      reasons: unknown('x'),
    });
    expect(selectPart(parts, [], 'wing', { choices: ['y'] }).reasons).toEqual(unknown('y'));
    expect(removePart(parts, ['wing'], 'x').reasons).toEqual(unknown('x'));
    expect(closureOf(parts, 'x')).toBeUndefined();
  });

  it('removes with what cannot stand without it, and nothing where it is not selected', () => {
    expect(removePart(parts, ['sport', 'tyres', 'wheels', 'wing'], 'tyres')).toMatchObject({
      ok: true,
      selected: ['wing'],
      removed: ['sport', 'tyres', 'wheels'],
      reasons: [
        { part: 'tyres', because: 'removed', by: 'tyres' },
        { part: 'wheels', because: 'dependant', by: 'tyres' },
        { part: 'sport', because: 'dependant', by: 'wheels' },
      ],
    });
    expect(removePart(parts, ['wing'], 'steel')).toMatchObject({ ...nothing, ok: true, selected: ['wing'] });
  });
});

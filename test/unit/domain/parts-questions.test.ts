import { describe, expect, it } from 'vitest';
import { compileParts, removePart, selectPart } from '#domain/parts/parts';
import { nothing, part } from '../lib/parts';

describe('questions', () => {
  const parts = compileParts([
    part('sound', { alternatives: ['screen', 'tech', 'mono'], excludes: ['mono'] }),
    part('screen'),
    part('mono'),
    part('tech', { includes: ['screen'] }),
    part('cruise', { dependencies: ['brake'] }),
    part('brake', { dependencies: ['sensor'] }),
    part('sensor'),
    part('blind', { excludes: ['sensor'] }),
    part('odd', { includes: ['blind'], dependencies: ['brake'] }),
    part('pack', { includes: ['sound', 'cruise'] }),
    part('heap', { includes: ['box'] }),
    part('box', { excludes: ['blind'] }),
    part('needy', { dependencies: ['heap'], includes: ['blind'] }),
  ]);
  const ask = (selected: string[], id: string, choices: string[] = []) =>
    selectPart(parts, selected, id, { choices });

  it('ask which of several, and change nothing before', () => {
    expect(ask(['brake'], 'sound')).toMatchObject({
      ...nothing,
      ok: false,
      selected: ['brake'],
      // What the part excludes is no answer.
      questions: [{ part: 'sound', needs: 'alternatives', answers: ['screen', 'tech'] }],
    });
  });

  it('are answered in the same click', () => {
    expect(ask([], 'sound', ['tech'])).toMatchObject({
      ok: true,
      selected: ['screen', 'sound', 'tech'],
      reasons: [
        { part: 'sound', because: 'selected', by: 'sound' },
        { part: 'tech', because: 'chosen', by: 'sound' },
        { part: 'screen', because: 'included', by: 'tech' },
      ],
      questions: [],
    });
  });

  it('are not asked where the answer is there', () => expect(ask(['screen'], 'sound').ok).toBe(true));

  it('ask for one dependency after another, of included parts too', () => {
    const dependency = (id: string, answer: string) => ({ part: id, needs: 'dependency', answers: [answer] });
    expect(ask(['screen'], 'pack').questions).toEqual([dependency('cruise', 'brake')]);
    expect(ask(['screen'], 'pack', ['brake']).questions).toEqual([dependency('brake', 'sensor')]);
    expect(ask(['screen'], 'pack', ['brake', 'sensor']).added).toEqual([
      'brake',
      'cruise',
      'pack',
      'sensor',
      'sound',
    ]);
  });

  it('without an answer are a refusal that names the two', () => {
    const because = 'contradictory';
    expect(ask([], 'odd')).toMatchObject({ ok: false, reasons: [{ part: 'blind', because, by: 'sensor' }] });
    expect(ask(['heap', 'box'], 'needy').reasons).toEqual([{ part: 'blind', because, by: 'box' }]);
    expect(ask([], 'sound', ['mono']).reasons).toEqual([{ part: 'sound', because, by: 'mono' }]);
  });

  it('do not hold up what is there already: it goes with what it needs', () => {
    const selected = ['brake', 'cruise', 'screen', 'sensor', 'sound', 'tech'];
    expect(ask(selected, 'blind').reasons).toEqual([
      { part: 'blind', because: 'selected', by: 'blind' },
      { part: 'sensor', because: 'excluded', by: 'blind' },
      { part: 'brake', because: 'dependant', by: 'sensor' },
      { part: 'cruise', because: 'dependant', by: 'brake' },
    ]);
    // An alternative is left; then none.
    const without = removePart(parts, selected, 'tech');
    expect(without.removed).toEqual(['tech']);
    expect(removePart(parts, without.selected, 'screen').removed).toEqual(['screen', 'sound']);
  });
});

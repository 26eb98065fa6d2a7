import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { VERSIONS } from '../../../demo-pages/sandbox/data/cars';
import { colorsOf } from '../../../demo-pages/sandbox/data/cars/colors';
import { optionalsOf } from '../../../demo-pages/sandbox/data/cars/parts';
import { closureOf, compileParts, removePart, selectPart } from '../../../src/domain/parts';
import { priceDifference } from '../../../src/domain/parts/change';
import { colorsFor } from '../../../src/domain/parts/colors';
import { type PartRule, partRuleOf } from '../../../src/domain/parts/rules';
import { featureModel } from '../lib/feature-models';
import { PartsByRule } from '../lib/parts-by-rule';

const part = (id: string, more: Partial<PartRule> = {}): PartRule => ({
  id,
  includes: [],
  excludes: [],
  ...more,
});
const nothing = { added: [], removed: [], reasons: [], questions: [] };

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

describe('a catalogue', () => {
  it('tells ids that no part has, each once, and does without them', () => {
    const parts = compileParts(
      [part('a', { includes: ['x'], excludes: ['y', 'x'], dependencies: ['z'], alternatives: ['z'] })],
      [
        { id: 'red', onlyWith: ['w'] },
        { id: 'blue', onlyWith: null },
      ],
    );
    expect(parts.unknown).toEqual(['x', 'z', 'y', 'w']);
    expect(selectPart(parts, [], 'a')).toMatchObject({ ok: true, selected: ['a'] });
    expect(colorsFor(parts, []).left).toEqual(['red', 'blue']);
  });

  it('has the last of several parts with one id', () => {
    const parts = compileParts([part('a', { includes: ['b'] }), part('b'), part('a')]);
    expect(selectPart(parts, [], 'a').selected).toEqual(['a']);
  });

  it('is made of what services give', () => {
    expect(
      partRuleOf({
        id: 'a',
        name: 'A',
        inclusiveIds: ['b'],
        exclusiveIds: ['c'],
        alternatives: ['d'],
        dependencies: ['e'],
        optionalColors: [{ colorId: 'red' }],
      }),
    ).toEqual({
      id: 'a',
      name: 'A',
      includes: ['b'],
      excludes: ['c'],
      alternatives: ['d'],
      dependencies: ['e'],
      colors: ['red'],
    });
    const lists = { includes: [], excludes: [], alternatives: [], dependencies: [], colors: [] };
    expect(partRuleOf({ id: 'a', name: null })).toEqual({ id: 'a', name: '', ...lists });
  });

  it('of every version of the sandbox lets every part be had, its questions answered', () => {
    let asked = 0;
    for (const version of VERSIONS) {
      const rules = optionalsOf(version).map(partRuleOf);
      const parts = compileParts(rules, colorsOf(version));
      expect(parts.unknown).toEqual([]);
      for (const { id } of rules) {
        const choices: string[] = [];
        let change = selectPart(parts, [], id);
        for (; change.questions[0]; change = selectPart(parts, [], id, { choices })) {
          asked += 1;
          choices.push(change.questions[0].answers[0] ?? '');
        }
        expect(change.ok).toBe(true);
        expect(change.colorsLeft).not.toEqual([]);
      }
    }
    expect(asked).toBeGreaterThan(100);
  });
});

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

/** A product line of 2,513 parts with expected closures and clicks, where it lies beside the repository. */
const BESIDE = [new URL('../../../../shared/bench/parts-automotive01', import.meta.url).pathname];

describe('thousands of parts', () => {
  it.each(BESIDE.filter((path) => existsSync(`${path}.json`)))(
    'have the closures and clicks that others computed',
    (path) => {
      const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
      const { parts: rules }: { parts: PartRule[] } = read(`${path}.json`);
      const expected = read(`${path}-expected.json`);
      const sha256 = (ids: readonly string[]) => createHash('sha256').update(ids.join('\n')).digest('hex');
      const parts = compileParts(rules);
      const slow = new PartsByRule(rules);
      let contradictory = 0;
      for (const { id } of rules) {
        const closure = closureOf(parts, id);
        expect(closure?.parts).toEqual([...slow.closure([id])].sort());
        if (closure?.contradiction) contradictory += 1;
      }
      expect([rules.length, contradictory]).toEqual([2513, expected.meta.partsWithContradictoryClosure]);
      for (const each of expected.closures) {
        const closure = closureOf(parts, each.part);
        expect([sha256(closure?.parts ?? []), !!closure?.contradiction]).toEqual([
          each.sha256,
          each.contradictory,
        ]);
      }
      for (const sequence of expected.sequences) {
        let selected: readonly string[] = [];
        for (const step of sequence) {
          const change = selectPart(parts, selected, step.select);
          selected = change.selected;
          expect([change.ok, change.added.length, change.removed.length, sha256(selected)]).toEqual([
            step.ok,
            step.added,
            step.removed,
            step.sha256,
          ]);
        }
      }
    },
  );

  it('have the closures of the rules in a model of our own', () => {
    const { parts: rules } = featureModel('large', { parts: 2500 });
    const parts = compileParts(rules);
    const slow = new PartsByRule(rules);
    for (const { id } of rules) {
      const own = slow.closure([id]);
      const closure = closureOf(parts, id);
      expect(closure?.parts).toEqual([...own].sort());
      expect(closure?.contradiction !== null).toBe(slow.contradictory(own));
    }
    let selected: readonly string[] = [];
    for (const { id } of rules.filter((_, n) => n % 50 === 0)) {
      const { ok, added, removed, ...change } = selectPart(parts, selected, id);
      expect({ ok, added, removed, selected: change.selected }).toEqual(slow.select(selected, id));
      selected = change.selected;
    }
  });
});

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { VERSIONS } from '#demo-pages/sandbox/data/cars';
import { colorsOf } from '#demo-pages/sandbox/data/cars/colors';
import { optionalsOf } from '#demo-pages/sandbox/data/cars/parts';
import { colorsFor } from '#domain/parts/colors';
import { closureOf, compileParts, selectPart } from '#domain/parts/parts';
import { type PartRule, partRuleOf } from '#domain/parts/rules';
import { featureModel } from '../lib/feature-models';
import { part } from '../lib/parts';
import { PartsByRule } from '../lib/parts-by-rule';

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
      coatings: [],
    });
    const lists = {
      includes: [],
      excludes: [],
      alternatives: [],
      dependencies: [],
      colors: [],
      coatings: [],
    };
    expect(partRuleOf({ id: 'a', name: null })).toEqual({ id: 'a', name: '', ...lists });
  });

  it('of every version of the sandbox lets every part be had, its questions answered', () => {
    let asked = 0;
    for (const version of VERSIONS) {
      const rules = optionalsOf(version).map((part) => partRuleOf(part));
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

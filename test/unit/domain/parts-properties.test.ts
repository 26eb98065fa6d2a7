import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redo, startHistory, stepTo, undo } from '#domain/car/history';
import type { PartChange } from '#domain/parts/change';
import { colorsFor } from '#domain/parts/colors';
import { closureOf, compileParts, removePart, selectPart } from '#domain/parts/parts';
import { featureModel } from '../lib/feature-models';
import { PartsByRule } from '../lib/parts-by-rule';

interface Click {
  remove: boolean;
  part: number;
  /** Which answer to take to a question. */
  answer: number;
}
const clicks = fc.array(
  fc.record<Click>({
    remove: fc.integer({ min: 0, max: 3 }).map((one) => one === 0),
    part: fc.nat(10_000),
    answer: fc.nat(10),
  }),
  { minLength: 1, maxLength: 15 },
);
const shapes = fc.record({
  seed: fc.nat().map(String),
  parts: fc.integer({ min: 2, max: 40 }),
  crossing: fc.constantFrom(0, 0.2, 0.5, 1),
  needy: fc.constantFrom(0, 0.1, 0.4),
  colors: fc.constantFrom(0, 3, 6),
});

/** Plays clicks on a catalogue and looks at each: what it was made on, with which choices, and what came of it. */
function play(
  { seed, ...shape }: { seed: string; parts: number; crossing: number; needy: number; colors: number },
  made: readonly Click[],
  look: (step: {
    before: readonly string[];
    id: string;
    choices: readonly string[];
    remove: boolean;
    change: PartChange;
    parts: ReturnType<typeof compileParts>;
    rules: PartsByRule;
  }) => void,
) {
  const model = featureModel(seed, shape);
  const parts = compileParts(model.parts, model.colors);
  const rules = new PartsByRule(model.parts);
  let before: readonly string[] = [];
  for (const { remove, part, answer } of made) {
    const id = model.parts[part % model.parts.length]?.id ?? '';
    const choices: string[] = [];
    for (;;) {
      const change = remove ? removePart(parts, before, id) : selectPart(parts, before, id, { choices });
      look({ before, id, choices: [...choices], remove, change, parts, rules });
      before = change.selected;
      const [question] = change.questions;
      if (!question) break;
      choices.push(question.answers[answer % question.answers.length] ?? '');
    }
  }
}
const holds = (look: Parameters<typeof play>[2]) =>
  fc.assert(fc.property(shapes, clicks, (shape, made) => play(shape, made, look)));

describe('after every click', () => {
  it('a selection is closed, content and without an incompatible pair', () => {
    holds(({ change: { selected }, rules }) => {
      const set = new Set(selected);
      expect([...rules.closure(set)].sort()).toEqual(selected);
      expect(rules.contradictory(set)).toBe(false);
      for (const id of selected) expect(rules.content(id, set)).toBe(true);
    });
  });

  it('all is as the rules say, word for word', () => {
    holds(({ before, id, choices, remove, change, rules }) => {
      const { ok, selected, added, removed } = change;
      if (change.reasons[0]?.because === 'no-color') return;
      expect({ ok, selected, added, removed }).toEqual(
        remove ? rules.remove(before, id) : rules.select(before, id, choices),
      );
    });
  });

  it('a refusal left all as it was and says what is in the way', () => {
    holds(({ before, change }) => {
      const { ok, selected, added, removed, reasons, questions } = change;
      if (ok) return expect(questions).toEqual([]);
      expect({ selected, added, removed }).toEqual({ selected: before, added: [], removed: [] });
      expect(reasons.length > 0).toBe(questions.length === 0);
      for (const { answers } of questions) expect(answers.length).toBeGreaterThan(0);
    });
  });

  it('each change has one reason, and causes come before what they cause', () => {
    holds(({ id, choices, change, parts }) => {
      const { ok, added, removed, reasons, selected } = change;
      if (!ok) return;
      const of = (...because: string[]) =>
        reasons.filter((each) => because.includes(each.because)).map(({ part }) => part);
      expect(of('selected', 'chosen', 'included').sort()).toEqual(added);
      expect(of('removed', 'excluded', 'dependant').sort()).toEqual(removed);
      expect(reasons).toHaveLength(added.length + removed.length);
      reasons.forEach(({ part, because, by }, place) => {
        const earlier = reasons.slice(0, place).map((each) => each.part);
        if (because === 'selected' || because === 'removed') expect([part, by]).toEqual([id, id]);
        else if (because === 'chosen') expect([choices.includes(part), by]).toEqual([true, id]);
        else if (because === 'dependant') expect(earlier).toContain(by);
        else expect(selected).toContain(by);
        if (because === 'included')
          expect(parts.byId.get(by)?.includes.map((each) => each.id)).toContain(part);
      });
    });
  });

  it('selecting again changes nothing, and what is selected is there', () => {
    holds(({ id, change, parts, remove }) => {
      if (!change.ok) return;
      expect(change.selected.includes(id)).toBe(!remove);
      const again = remove ? removePart(parts, change.selected, id) : selectPart(parts, change.selected, id);
      expect(again).toMatchObject({
        ok: true,
        selected: change.selected,
        added: [],
        removed: [],
        reasons: [],
      });
    });
  });

  it('a preview is the click: the same twice, and it touches nothing', () => {
    holds(({ before, id, choices, remove, change, parts }) => {
      const frozen = Object.freeze([...before]);
      const preview = remove ? removePart(parts, frozen, id) : selectPart(parts, frozen, id, { choices });
      expect(preview).toEqual(change);
    });
  });

  it('the colours left are those that go with it, and there are some if there were', () => {
    holds(({ before, change, parts }) => {
      expect(change.colorsLeft).toEqual(colorsFor(parts, change.selected).left);
      if (colorsFor(parts, before).left.length > 0) expect(change.colorsLeft).not.toEqual([]);
    });
  });

  it('what never can be had has a closure that contradicts itself', () => {
    holds(({ before, id, remove, change, parts }) => {
      if (remove || !closureOf(parts, id)?.contradiction) return;
      expect(change).toMatchObject({ ok: false, selected: before });
    });
  });

  it('undo restores and redo repeats', () => {
    fc.assert(
      fc.property(shapes, clicks, (shape, made) => {
        const states: (readonly string[])[] = [[]];
        let history = startHistory<readonly string[]>(states[0] ?? []);
        play(shape, made, ({ change }) => {
          if (!change.ok) return;
          states.push(change.selected);
          history = stepTo(history, change.selected);
        });
        for (const state of states.toReversed()) {
          expect(history.present).toEqual(state);
          history = undo(history);
        }
        for (const state of states) {
          expect(history.present).toEqual(state);
          history = redo(history);
        }
      }),
    );
  });
});

import { afterEach, expect, it, vi } from 'vitest';
import { beginTurn, inTurn } from '#scripts/test/turn.mjs';

afterEach(() => vi.unstubAllEnvs());

const ITEMS = [...'abcdefg'];
const during = (turn: string | undefined, offset = 0) => {
  vi.stubEnv('VITRINE_TURN', turn);
  return inTurn(ITEMS, offset);
};

it('all turns together have each item once, and none has all', () => {
  const turns = ['1/3', '2/3', '3/3'].map((turn) => during(turn));
  expect(turns.flat().sort()).toEqual(ITEMS);
  for (const turn of turns) expect(turn.length).toBeLessThan(4);
});

it('of few items each turn takes one, and all turns together take all', () => {
  const few = ['a', 'b', 'c'];
  const turns = [1, 2, 3, 4, 5, 6].map((turn) => {
    vi.stubEnv('VITRINE_TURN', `${turn}/6`);
    return inTurn(few);
  });
  for (const turn of turns) expect(turn).toHaveLength(1);
  expect(new Set(turns.flat())).toEqual(new Set(few));
});

it('another matrix takes other items in the same turn', () => {
  expect(during('1/3', 1).some((item) => during('1/3').includes(item))).toBe(false);
});

it('without a turn a run has all of them', () => expect(during(undefined)).toEqual(ITEMS));

it('a commit has one of the turns', () => {
  vi.stubEnv('VITRINE_TURN', undefined);
  expect(beginTurn()).toMatch(/^turn [1-8]\/8: /);
  expect(inTurn(ITEMS).length).toBeLessThan(ITEMS.length);
});

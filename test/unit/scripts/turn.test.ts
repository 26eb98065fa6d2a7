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

it('another matrix takes other items in the same turn', () => {
  expect(during('1/3', 1).some((item) => during('1/3').includes(item))).toBe(false);
});

it('without a turn a run has all of them', () => expect(during(undefined)).toEqual(ITEMS));

it('a commit has one of the turns', () => {
  vi.stubEnv('VITRINE_TURN', undefined);
  expect(beginTurn()).toMatch(/^turn [1-6]\/6: /);
  expect(inTurn(ITEMS).length).toBeLessThan(ITEMS.length);
});

// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerWith } from '../../lib/answers';
import { corruptAnswers, expectNoBrokenNumber, UNAVAILABLE } from '../../lib/hostile-answers';
import { HOSTILE } from '../../lib/hostile-numbers';
import { about, codeOf } from './compared';
import { leaveComparator, loadComparator, names, openComparator, prices, show, written } from './shown';

beforeAll(loadComparator);
beforeEach(openComparator);
afterEach(leaveComparator);

describe.each(HOSTILE)('where every number of every answer is %s', (by) => {
  it('compares, and says of every price that it is not available', async () => {
    answerWith(about('AB'));
    corruptAnswers(/./, by);
    await show({ versions: written('AB') });
    expect(names()).toEqual(['Drive', 'Trekking']);
    expect(prices()).toEqual([UNAVAILABLE, UNAVAILABLE]);
    expectNoBrokenNumber();
  });
});

it('has the price of the versions whose own can be', async () => {
  const batch = ['A', 'B'].map((letter) => ({ mvsCode: codeOf(letter), price: letter === 'A' ? 1e21 : -5 }));
  answerWith({ ...about('AB'), batchPrices: batch });
  await show({ versions: written('AB') });
  // The list price that the version itself brings.
  expect(prices()).toEqual(['R$ 90.000,00', 'R$ 90.000,00']);
});

it('compares as many versions as fit, whatever its author writes', async () => {
  for (const maxVersions of [1e11, -1e11, 2.5]) {
    answerWith(about('AB', 'ABCD'));
    await show({ versions: written('ABCD'), maxVersions });
    expect(names().length).toBe(maxVersions > 4 ? 4 : 2);
    await leaveComparator();
  }
});

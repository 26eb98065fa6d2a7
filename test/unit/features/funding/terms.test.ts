import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { psaBalloon } from '#domain/financing/psa';
import { percentOf, toCents } from '#domain/money/money';
import {
  boundsOf,
  holdTerms,
  nearestOf,
  parseCount,
  parsePercent,
  percentFor,
  percentText,
} from '#features/funding/terms';
import { anyNumber } from '../../lib/hostile-numbers';

describe('typed text', () => {
  it.each([
    ['30', 30],
    ['30%', 30],
    [' 12,5 % ', 12.5],
    ['trinta', null],
    ['', null],
    ['-5', null],
  ])('%j is %j percent', (text, percent) => expect(parsePercent(text)).toBe(percent));
  it.each([
    ['36', 36],
    ['36x', 36],
    ['36 parcelas', 36],
    ['muitas', null],
  ])('%j is %j installments', (text, count) => expect(parseCount(text)).toBe(count));
  it('is written with a comma', () => expect(percentText(12.5)).toBe('12,5%'));
});

describe('numbers of installments', () => {
  it.each([
    [30, 24],
    [31, 36],
    [100, 48],
    [1, 24],
  ])('%j goes to %j', (wanted, nearest) => expect(nearestOf([24, 36, 48], wanted)).toBe(nearest));
});

describe('steps', () => {
  const { range } = psaBalloon;
  it('are 1 where an author wrote nonsense', () => {
    const bounds = boundsOf(range, undefined, { downPayment: -3, finalInstallment: 0 });
    expect([bounds.downPayment.step, bounds.finalInstallment?.step]).toEqual([1, 1]);
    const tiny = boundsOf(range, undefined, { downPayment: 5e-324, finalInstallment: 1e-9 });
    expect([tiny.downPayment.step, tiny.finalInstallment?.step]).toEqual([1, 1]);
  });
  it("are the source's own where the author's lead past what it has", () => {
    const next = { ...range, finalInstallmentStep: 10 };
    const stepOf = (finalInstallment: number) =>
      boundsOf(next, undefined, { downPayment: 1, finalInstallment }).finalInstallment?.step;
    expect([1, 15, 20].map(stepOf)).toEqual([10, 10, 20]);
  });
});

it('are held between their ends, whatever is wanted', () => {
  const wanted = fc.record({
    ...{ entrancePercent: anyNumber, numberOfInstallments: anyNumber, finalInstallmentPercentage: anyNumber },
  });
  fc.assert(
    fc.property(wanted, anyNumber, anyNumber, (terms, downPayment, finalInstallment) => {
      const { range } = psaBalloon;
      const held = holdTerms(terms, range, boundsOf(range, undefined, { downPayment, finalInstallment }));
      expect(range.installmentsAvailable).toContain(held.numberOfInstallments);
      expect(held.entrancePercent).toBeGreaterThanOrEqual(range.minEntrancePercent);
      expect(held.entrancePercent).toBeLessThanOrEqual(range.maxEntrancePercent);
      expect(held.finalInstallmentPercentage).toBeGreaterThanOrEqual(range.minFinalInstallmentPercent);
      expect(held.finalInstallmentPercentage).toBeLessThanOrEqual(range.maxFinalInstallmentPercent);
    }),
  );
});

it('a part of no price is 0 percent', () => {
  for (const [amount, price] of [
    [1, 0],
    [0, 0],
    [1e21, 100],
    [1, Number.NaN],
  ] as const)
    expect(percentFor(amount, price)).toBe(0);
});

it('what is typed as money comes back as the same money, at any whole percent', () => {
  for (const price of [92990, 103770.55, 33333.33, 1234567.89]) {
    const bounds = boundsOf(psaBalloon.range, undefined, { downPayment: 1, finalInstallment: 1 });
    for (let percent = 20; percent <= 60; percent++) {
      const amount = percentOf(toCents(price), percent) / 100;
      const held = holdTerms({ entrancePercent: percentFor(amount, price) }, psaBalloon.range, bounds);
      expect(held.entrancePercent).toBe(percent);
    }
  }
});

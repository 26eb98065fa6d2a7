import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOf } from '#demo-pages/sandbox/rules/annuity';
import { effectiveCost, totalPayable } from '#domain/financing/cost';
import { describesPlan } from '#domain/financing/legal-text';

const plan = {
  price: 92_990,
  entranceValue: 27_897,
  numberOfInstallments: 36,
  installmentsValue: 1872.77,
  finalInstallmentValue: 27_897,
};

describe('a plan as a whole', () => {
  it('totals down payment, installments and final installment to the cent', () => {
    expect(totalPayable(plan)).toBe(123_213.72);
    expect(totalPayable({ ...plan, installmentsValue: Number.NaN })).toBeNaN();
  });
  it('costs what the bank says in its legal text', () => {
    const cost = effectiveCost(plan);
    expect(cost?.monthly).toBeCloseTo(1.72, 2);
    expect(cost?.yearly).toBeCloseTo(22.66, 1);
  });
  it('costs the same as by the bank, for any loan', () => {
    const loan = fc.record({
      price: fc.integer({ min: 20_000, max: 900_000 }),
      entrance: fc.integer({ min: 10, max: 60 }).map((percent) => percent / 100),
      residual: fc.integer({ min: 0, max: 30 }).map((percent) => percent / 100),
      rate: fc.integer({ min: 50, max: 300 }).map((points) => points / 10_000),
      count: fc.constantFrom(12, 24, 36, 48, 60),
    });
    fc.assert(
      fc.property(loan, (each) => {
        const figures = figuresOf(each);
        const cost = effectiveCost({ ...figures, price: each.price, numberOfInstallments: each.count });
        expect(cost?.monthly).toBeCloseTo(figures.cost * 100, 8);
      }),
    );
  });
  it('has no cost if nothing is financed, nothing is paid for it, or an amount is invalid', () => {
    for (const other of [
      { entranceValue: 92_990 },
      { installmentsValue: 10, finalInstallmentValue: 0 },
      { installmentsValue: 900_000 },
      { installmentsValue: Number.NaN },
      { price: Number.NaN },
    ])
      expect(effectiveCost({ ...plan, ...other })).toBeNull();
  });
});

describe('a legal text', () => {
  const text = 'Exemplo: entrada de R$ 27.897,00 e 36 parcelas de R$ 1.872,77. Taxa de 1,49% a.m.';
  it.each([
    [text, 1872.77, true],
    [text, 2314.9, false],
    ['Crédito sujeito a análise. Taxa de 1,49% a.m. e 19,42 % a.a.', 2314.9, true],
    ['', 1, true],
    ['', undefined, true],
    [text, undefined, false],
    ['12 cuotas de $ 900,10', 900.1, true],
  ])('%j describes a plan of %d: %j', (legal, installment, is) =>
    expect(describesPlan(legal, installment)).toBe(is),
  );
});

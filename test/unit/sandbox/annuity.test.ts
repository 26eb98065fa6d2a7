import { describe, expect, it } from 'vitest';
import { figuresOf, installmentOf, rateOf, yearly } from '#demo-pages/sandbox/rules/annuity';

describe('the Price table', () => {
  it('gives the installment that every textbook gives', () => {
    expect(installmentOf(1000, 0.03, 4)).toBe(269.03);
    expect(installmentOf(100_000, 0.01, 12)).toBe(8884.88);
    expect(installmentOf(1200, 0, 12)).toBe(100);
  });

  it('pays the debt off to the cent of each month', () => {
    const installment = installmentOf(80_000, 0.0149, 36, 20_000);
    let debt = 80_000;
    for (let month = 0; month < 36; month++) debt = debt * 1.0149 - installment;
    expect(debt - 20_000).toBeCloseTo(0, 0);
  });

  it('finds the rate back', () => {
    expect(rateOf(50_000, installmentOf(50_000, 0.0169, 48, 9000), 48, 9000)).toBeCloseTo(0.0169, 5);
    expect(yearly(0.01)).toBeCloseTo(0.126825, 6);
  });
});

describe('a loan', () => {
  const loan = { price: 120_000, entrance: 0.3, rate: 0.0149, count: 36 };

  it('adds up', () => {
    const { entranceValue, financed, installmentsValue, finalInstallmentValue, total } = figuresOf({
      ...loan,
      residual: 0.2,
    });
    expect([entranceValue, financed, finalInstallmentValue]).toEqual([36_000, 84_000, 24_000]);
    expect(total).toBeCloseTo(36_000 + 36 * installmentsValue + 24_000, 2);
  });

  it('costs less by the month with a higher entrance, with more months and with a final installment', () => {
    const of = (more: object) => figuresOf({ ...loan, ...more }).installmentsValue;
    const byEntrance = [0, 0.1, 0.2, 0.5, 0.9].map((entrance) => of({ entrance }));
    expect(byEntrance).toEqual([...byEntrance].sort((a, b) => b - a));
    expect(new Set(byEntrance).size).toBe(5);
    expect(of({ count: 48 })).toBeLessThan(of({}));
    expect(of({ residual: 0.3 })).toBeLessThan(of({}));
  });

  it('has an effective cost above its rate, tax and fee being paid with it', () => {
    expect(figuresOf(loan).cost).toBeGreaterThan(loan.rate);
  });

  it('of nothing is nothing', () => {
    expect(figuresOf({ ...loan, entrance: 1 })).toMatchObject({ financed: 0, installmentsValue: 0, cost: 0 });
  });
});

import fc from 'fast-check';
import { type InferOutput, parse } from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  ADAPTERS,
  adapterOf,
  FUNDING_SOURCES,
  hasAdapter,
  knownSource,
  mayHaveFinal,
  sourceNamed,
  sourceOf,
  sourceOfPsaPlan,
} from '#domain/financing/adapter';
import { type CdcAnswer, cdc } from '#domain/financing/cdc';
import { type NextAnswer, next } from '#domain/financing/next';
import { type PsaAnswer, psaBalloon, psaTraditional } from '#domain/financing/psa';
import { areAmounts, type SimulationFigures, type SimulationInput } from '#domain/financing/simulation';
import { roundToCents } from '#domain/money/money';
import type { cdcSimulation, nextSimulation, psaSimulation } from '#services/entities/simulation';
import {
  simulateCdc,
  simulateNext,
  simulatePsaBalloon,
  simulatePsaLinear,
} from '#services/financing-simulation';

const input: SimulationInput = {
  mvs: '1A2B3C0',
  year: 2026,
  price: 100_000.01,
  planId: 'p1',
  entrancePercent: 33.3,
  numberOfInstallments: 36,
  finalInstallmentPercentage: 30,
  partIds: ['a', 'b'],
  colorCode: 'red',
  planType: 'MSC',
};
const bare: SimulationInput = {
  mvs: '1A2B3C0',
  year: 2026,
  price: 90_000,
  entrancePercent: 20,
  numberOfInstallments: 24,
};
const car = {
  mvs: '1A2B3C0',
  year: 2026,
  price: 100_000.01,
  planId: 'p1',
  partIds: ['a', 'b'],
  colorCode: 'red',
};
const bareCar = { mvs: '1A2B3C0', year: 2026, price: 90_000 };

describe('sources', () => {
  it('are five, of which four simulate', () => {
    expect([...FUNDING_SOURCES].sort()).toEqual(['CDC', 'NEXT', 'PSA_BALAO', 'PSA_TRADITIONAL', 'ZFLOW']);
    expect(FUNDING_SOURCES.filter(hasAdapter)).toEqual(ADAPTERS);
    expect([...FUNDING_SOURCES, undefined].filter(mayHaveFinal)).toEqual([
      'NEXT',
      'PSA_BALAO',
      'ZFLOW',
      undefined,
    ]);
    expect([adapterOf('NEXT'), adapterOf('CDC')]).toEqual([next, cdc]);
    expect([adapterOf('PSA_BALAO'), adapterOf('PSA_TRADITIONAL')]).toEqual([psaBalloon, psaTraditional]);
  });

  it.each(['ZFLOW', 'toString', ''])('%j has no adapter', (type) =>
    expect(() => adapterOf(type)).toThrow(`No adapter found for financing type ${type}`),
  );

  it('answer what the services’ schemas read', () => {
    expectTypeOf<InferOutput<typeof nextSimulation>>().toExtend<NextAnswer>();
    expectTypeOf<InferOutput<typeof cdcSimulation>>().toExtend<CdcAnswer>();
    expectTypeOf<InferOutput<typeof psaSimulation>>().toExtend<PsaAnswer>();
  });
});

describe('a request', () => {
  it('has the entrance as each source wants it', () => {
    expect(next.request(input)).toEqual({ ...car, entrancePercent: 33.3 });
    expect(cdc.request(input)).toEqual({ ...car, downPayment: 33_300 });
    expect(psaBalloon.request(input)).toEqual({
      ...car,
      entrancePercent: 0.333,
      numberOfInstallments: 36,
      finalInstallmentPercentage: 30,
    });
  });

  it('is what the source’s call takes, whole', () => {
    for (const terms of [input, bare]) {
      const { body: toNext } = simulateNext.definition;
      const { body: toCdc } = simulateCdc.definition;
      expect(parse(toNext, next.request(terms))).toEqual(next.request(terms));
      expect(parse(toCdc, cdc.request(terms))).toEqual(cdc.request(terms));
      for (const call of [simulatePsaBalloon, simulatePsaLinear])
        expect(parse(call.definition.body, psaBalloon.request(terms))).toEqual(psaBalloon.request(terms));
    }
  });

  it('leaves out what is not said', () => {
    expect(next.request(bare)).toEqual({ ...bareCar, entrancePercent: 20 });
    expect(cdc.request(bare)).toEqual({ ...bareCar, downPayment: 18_000 });
    expect(psaBalloon.request(bare)).toEqual({ ...bareCar, entrancePercent: 0.2, numberOfInstallments: 24 });
  });

  it('has money to the cent, whatever the percent', () => {
    const price = fc.double({ min: 1, max: 9_999_999, noNaN: true });
    const percent = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(price, percent, (value, entrancePercent) => {
        const sent = cdc.request({ ...bare, price: value, entrancePercent });
        expect(roundToCents(sent.downPayment)).toBe(sent.downPayment);
        expect(roundToCents(sent.price)).toBe(sent.price);
        expect(sent.downPayment).toBeLessThanOrEqual(sent.price);
      }),
    );
  });
});

describe('figures', () => {
  const common: SimulationFigures = {
    entranceValue: 30_000,
    installmentsAvailable: [24, 36],
    installmentsValue: 1500.13,
    totalInstallments: 70_000.01,
    maxFinalInstallmentPercent: 40,
    minFinalInstallmentPercent: 20,
    finalInstallmentValue: 30_000.5,
    hasOffers: false,
    legalText: 'CET',
  };
  const value = { residual: 30, installmentsValue: 1500.125, forwardPrice: 114_005, residualValue: 30_000.5 };
  const simulations = [24, 36].map((installmentsQuantity) => ({
    installmentsQuantity,
    entranceValue: 30_000,
    values: [{ ...value, residual: 20 }, value, { ...value, residual: 40 }],
  }));
  const psaRaw: PsaAnswer = {
    valor_entrada: 30_000,
    parcelas_disponiveis: [24, 36],
    valor_parcelas: 1500.125,
    valor_financiamento: 70_000.01,
    entrada_maxima_residual: 40,
    entrada_minima_residual: 20,
    parcela_residual: 30_000.5,
    texto_legal: 'CET',
  };
  const cdcRaw: CdcAnswer = {
    upFrontValue: 30_000,
    totalAmountFinanced: 70_000.01,
    plans: [
      { prazo: 24, vlcalca: 2000 },
      { prazo: 36, vlcalca: 1500.125 },
    ],
    legalText: 'CET',
  };
  const none = { maxFinalInstallmentPercent: 0, minFinalInstallmentPercent: 0, finalInstallmentValue: 0 };

  it('of all sources have one form', () => {
    expect(next.figures({ simulations, legalText: 'CET' }, input)).toEqual(common);
    expect(psaBalloon.figures(psaRaw, input)).toEqual(common);
    expect(cdc.figures(cdcRaw, input)).toEqual({ ...common, ...none });
  });

  it('go without what a source leaves out', () => {
    const { valor_entrada, parcelas_disponiveis, valor_parcelas, valor_financiamento } = psaRaw;
    const short = { valor_entrada, parcelas_disponiveis, valor_parcelas, valor_financiamento };
    expect(psaTraditional.figures(short, input)).toEqual({ ...common, ...none, legalText: '' });
    // The largest part of a balloon plan is not known: no plan, rather than one without it.
    expect(areAmounts(psaBalloon.figures(short, input))).toBe(false);
    expect(next.figures({ simulations }, input).legalText).toBe('');
    const { legalText, ...silent } = cdcRaw;
    expect([legalText, cdc.figures(silent, input).legalText]).toEqual(['CET', '']);
  });

  it('have offers where an offer’s conditions were asked for', () => {
    const of = (more: object) => cdc.figures(cdcRaw, { ...input, ...more }).hasOffers;
    expect([of({}), of({ planType: 'OFFER' }), of({ offerId: 'o1' }), of({ offerId: '' })]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it.each([[{ prazo: Number.NaN, vlcalca: 1500 }], [{ prazo: 36, vlcalca: Number.NaN }]])(
    'are no amounts, and not none, where a plan does not say what it is: %j',
    (plan) => {
      expect(areAmounts(cdc.figures({ ...cdcRaw, plans: [plan] }, input))).toBe(false);
      expect(() => cdc.figures({ ...cdcRaw, plans: [{ prazo: 24, vlcalca: 1 }] }, input)).toThrow(RangeError);
    },
  );

  it('offer no plan and no value with an amount, a count or a percent that is none', () => {
    const plans = [...cdcRaw.plans, { prazo: 48, vlcalca: Number.NaN }, { prazo: 1e21, vlcalca: 1 }];
    expect(cdc.figures({ ...cdcRaw, plans }, input).installmentsAvailable).toEqual([24, 36]);
    const parcelas_disponiveis = [24, 36, 36.5, 0, 121, Number.NaN];
    expect(psaBalloon.figures({ ...psaRaw, parcelas_disponiveis }, input).installmentsAvailable).toEqual([
      24, 36,
    ]);
    const none = [
      ...[{ residual: -1 }, { residual: 101 }, { residual: Number.NaN }],
      ...[
        { residual: 50, installmentsValue: 1e21 },
        { residual: 60, residualValue: Number.NaN },
      ],
    ];
    const [first, second] = simulations;
    const values = [...(second?.values ?? []), ...none.map((changes) => ({ ...value, ...changes }))];
    const more = [first, { ...second, values }, { ...second, installmentsQuantity: Number.NaN }];
    expect(next.figures({ simulations: more as never, legalText: 'CET' }, input)).toEqual(common);
  });

  it('are whole where each amount is one, from 0 on', () => {
    expect(areAmounts(common)).toBe(true);
    expect(areAmounts({ entranceValue: 0, installmentsValue: 1 })).toBe(true);
    for (const wrong of [Number.NaN, 1e21, -1]) {
      expect(areAmounts({ ...common, entranceValue: wrong })).toBe(false);
      expect(areAmounts({ ...common, totalInstallments: wrong })).toBe(false);
      expect(areAmounts({ ...common, finalInstallmentValue: wrong })).toBe(false);
    }
  });

  it('are refused where there are none for these terms', () => {
    const count = { ...input, numberOfInstallments: 48 };
    expect(() => next.figures({ simulations }, count)).toThrow('No simulation found for 48 installments');
    expect(() => cdc.figures(cdcRaw, count)).toThrow('No simulation found for 48 installments');
    const residual = { ...input, finalInstallmentPercentage: 25 };
    expect(() => next.figures({ simulations }, residual)).toThrow('No values found for residual 25');
    expect(() => next.figures({ simulations }, { ...bare, numberOfInstallments: 36 })).toThrow(
      'No values found for residual 0',
    );
  });
});

describe('a source that an answer names', () => {
  it('is one of ours, or unknown', () => {
    expect(FUNDING_SOURCES.map((source) => knownSource({ source }))).toEqual(FUNDING_SOURCES);
    expect([{ source: '' }, { source: 'cdc' }, { source: null }, {}].map(knownSource)).toEqual(
      Array(4).fill(undefined),
    );
  });
  it('is of a PSA plan by its kind, too; another fails', () => {
    expect(
      ['BALAO', 'PSA_BALAO', 'TRADITIONAL', 'PSA_TRADITIONAL'].map((source) => sourceOfPsaPlan({ source })),
    ).toEqual(['PSA_BALAO', 'PSA_BALAO', 'PSA_TRADITIONAL', 'PSA_TRADITIONAL']);
    expect(() => sourceOfPsaPlan({ source: 'ZFLOW' })).toThrow('No adapter found for financing type ZFLOW');
  });
  it('authors write a source in small letters, with hyphens', () => {
    expect([sourceNamed('psa-balao'), sourceNamed('cdc')]).toEqual(['PSA_BALAO', 'CDC']);
  });
  it('a source that simulates is described by its adapter, any other by nothing', () => {
    expect(sourceOf('CDC')).toBe(cdc);
    expect([sourceOf('ZFLOW'), sourceOf('toString'), sourceOf(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

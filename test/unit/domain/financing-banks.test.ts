import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cdcAnswer, nextAnswer, psaAnswer } from '#demo-pages/sandbox/rules/bank-answers';
import { bankOf, residualsOf, simulated } from '#demo-pages/sandbox/rules/banks';
import { ADAPTERS, type AdapterName } from '#domain/financing/adapter';
import { cdc } from '#domain/financing/cdc';
import { next } from '#domain/financing/next';
import { psaBalloon, psaTraditional } from '#domain/financing/psa';
import type { SimulationFigures, SimulationInput } from '#domain/financing/simulation';

/** What a source makes of an input when the sandbox's bank answers. */
const throughSandbox: Record<AdapterName, (terms: SimulationInput) => SimulationFigures> = {
  CDC: (terms) => cdc.figures(cdcAnswer(cdc.request(terms)), terms),
  NEXT: (terms) => next.figures(nextAnswer(next.request(terms)), terms),
  PSA_BALAO: (terms) => psaBalloon.figures(psaAnswer('PSA_BALAO', psaBalloon.request(terms)), terms),
  PSA_TRADITIONAL: (terms) =>
    psaTraditional.figures(psaAnswer('PSA_TRADITIONAL', psaTraditional.request(terms)), terms),
};

describe.each(ADAPTERS)('%s, when the sandbox’s bank answers', (source) => {
  const bank = bankOf(source);
  const [least, most] = bank.entrance;
  const terms = fc
    .record({
      // Whole, as price lists have them: the bank of the sandbox reckons in binary and may be a cent off at a half.
      price: fc.integer({ min: 60_000, max: 600_000 }),
      entrancePercent: fc.integer({ min: least, max: most }),
      numberOfInstallments: fc.constantFrom(...bank.counts),
      finalInstallmentPercentage: fc.constantFrom(...residualsOf(bank)),
    })
    .filter(
      ({ entrancePercent, finalInstallmentPercentage }) => entrancePercent + finalInstallmentPercentage < 100,
    )
    .map((some): SimulationInput => ({ mvs: '1A2B3C0', year: 2026, ...some }));

  it('gives the figures of the simulation that all sources have in common', () => {
    fc.assert(
      fc.property(terms, (asked) => {
        const { finalInstallmentPercentage, total, legalText, ...figures } = simulated(source, asked);
        expect(finalInstallmentPercentage + total).toBeGreaterThan(0);
        const { legalText: own, ...given } = throughSandbox[source](asked);
        // NEXT's range is what its answer offers: less of it where the entrance leaves less to pay.
        const { maxFinalInstallmentPercent } = given;
        expect(maxFinalInstallmentPercent).toBeLessThanOrEqual(figures.maxFinalInstallmentPercent);
        expect(given).toEqual({ ...figures, maxFinalInstallmentPercent });
        expect(own.slice(0, 20)).toBe(legalText.slice(0, 20));
      }),
      { numRuns: 40 },
    );
  });

  it('lets the installment fall as the entrance rises', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: least, max: most }), (asked, other) => {
        fc.pre(asked.entrancePercent !== other && other + (asked.finalInstallmentPercentage ?? 0) < 100);
        const changed = { ...asked, entrancePercent: other };
        const [low, high] = [asked, changed].sort((a, b) => a.entrancePercent - b.entrancePercent);
        const of = (some = asked) => throughSandbox[source](some);
        expect(of(high).installmentsValue).toBeLessThan(of(low).installmentsValue);
        expect(of(high).entranceValue).toBeGreaterThan(of(low).entranceValue);
      }),
      { numRuns: 40 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { FundingPlan } from '#features/funding/funding-plan';
import { differsFromPlan } from '#features/funding/save-simulation';
import type { Simulation } from '#services/entities/simulation';
import { phasesOf } from '#widgets/funding-flow/deferred/steps/phases';

describe('figures that the service keeps', () => {
  const figures = { entranceValue: 30_000, installmentsValue: 2_345.67, finalInstallmentValue: 0 };
  const plan = { figures } as FundingPlan;
  const kept = (changes: object) => ({ ...figures, ...changes }) as Simulation;
  it('are the same to the cent', () => {
    expect(differsFromPlan(kept({}), plan)).toBe(false);
    expect(differsFromPlan(kept({ installmentsValue: 2_345.6700000001 }), plan)).toBe(false);
    expect(differsFromPlan(kept({ finalInstallmentValue: null }), plan)).toBe(false);
  });
  it.each([{ entranceValue: 30_000.01 }, { installmentsValue: 2_345.66 }, { finalInstallmentValue: 1 }])(
    'differ in %o',
    (changes) => expect(differsFromPlan(kept(changes), plan)).toBe(true),
  );
});

describe('the status of a proposal for the visitor', () => {
  it.each([
    ['CDC', 'cdc-simulator', 8],
    ['PSA_BALAO', 'installment-check', 8],
    ['NEXT', 'next-simulator', 5],
  ] as const)('%s simulates in %s, in %i parts', (source, simulator, count) => {
    const phases = phasesOf(source);
    expect(phases).toHaveLength(count);
    expect(phases[2]?.steps).toEqual([simulator]);
  });
  it('has a part for the spouse, if there is one', () => {
    const names = (civilState: string) => phasesOf('CDC', { civilState }).map(({ name }) => name);
    expect(names('SINGLE').slice(3, -2)).toEqual(['you', 'work', 'address']);
    expect(names('MARRIED').slice(3, -2)).toEqual(['you', 'work', 'address', 'spouse']);
  });
});

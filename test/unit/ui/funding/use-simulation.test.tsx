// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adapterOf } from '../../../../src/domain/financing/adapter';
import type { SimulationFigures, SimulationInput } from '../../../../src/domain/financing/simulation';
import { problems } from '../../../../src/page/report';
import { ServiceError } from '../../../../src/services/call/service-error';
import { forgetAll } from '../../../../src/stores/remember';
import {
  type Simulation,
  type SimulationOptions,
  useSimulation,
} from '../../../../src/ui/funding/use-simulation';
// React is told that it is tested.
import '../../lib/render';

interface Question {
  source: string;
  input: SimulationInput;
  signal: AbortSignal;
  answer(changes?: Partial<SimulationFigures>): Promise<void>;
  fail(error: Error): Promise<void>;
}
const asked: Question[] = [];
const ranges: string[] = [];
const FIGURES: SimulationFigures = {
  entranceValue: 30000,
  installmentsAvailable: [24, 36, 48],
  installmentsValue: 2000,
  totalInstallments: 70000,
  maxFinalInstallmentPercent: 40,
  minFinalInstallmentPercent: 10,
  finalInstallmentValue: 30000,
  hasOffers: false,
  legalText: '',
};

vi.mock('../../../../src/services/outcomes/simulate', () => ({
  rangeOf: async (source: string, { mvs }: { mvs: string }) => {
    ranges.push(`${source} ${mvs}`);
    return adapterOf(source).range;
  },
  simulateBy: (source: string, input: SimulationInput, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      asked.push({
        source,
        input,
        signal,
        answer: (changes = {}) => act(async () => resolve({ ...FIGURES, ...changes })),
        fail: (error) => act(async () => reject(error)),
      });
    }),
}));

const CAR = { mvs: '358AF11', year: 2026, price: 100000 };
const OPTIONS: SimulationOptions = { source: 'PSA_BALAO', car: CAR, steps: { entrance: 1, final: 1 } };
let root: Root;
let now: Simulation;
function Sample({ options }: { options: SimulationOptions }): ReactNode {
  now = useSimulation(options);
  return null;
}
const show = (changes: Partial<SimulationOptions> = {}) =>
  act(async () => root.render(<Sample options={{ ...OPTIONS, ...changes }} />));
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const set = (changes: Parameters<Simulation['set']>[0]) => act(async () => now.set(changes));
const question = (place: number) => {
  const found = asked.at(place);
  if (!found) throw new Error(`no question ${place} of ${asked.length}`);
  return found;
};
/** With a first result. */
async function begun(changes: Partial<SimulationOptions> = {}) {
  await show(changes);
  await pass(0);
  await question(-1).answer();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  forgetAll();
  asked.length = 0;
  ranges.length = 0;
  problems.length = 0;
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a simulation', () => {
  it('begins at once with what the source says', async () => {
    await show();
    expect(now.terms).toEqual({
      entrancePercent: 30,
      numberOfInstallments: 36,
      finalInstallmentPercentage: 30,
    });
    await pass(0);
    expect(asked).toHaveLength(1);
    expect(now).toMatchObject({ busy: true, plan: null });
    await question(0).answer();
    expect(now).toMatchObject({
      busy: false,
      plan: { ...CAR, source: 'PSA_BALAO', entrancePercent: 30, figures: FIGURES },
    });
  });
  it('asks 500 ms after the last change, once for all of a drag', async () => {
    await begun();
    for (let percent = 31; percent <= 40; percent++) {
      await set({ entrancePercent: percent });
      await pass(499);
    }
    expect(asked).toHaveLength(1);
    await pass(1);
    expect(asked).toHaveLength(2);
    expect(question(1).input.entrancePercent).toBe(40);
  });
  it('keeps the last result in sight, and gives no plan for terms it has none for', async () => {
    await begun();
    await set({ entrancePercent: 40 });
    expect(now).toMatchObject({ busy: true, plan: null, result: { entrancePercent: 30 } });
    await pass(500);
    expect(now.result?.entrancePercent).toBe(30);
    await question(1).answer({ installmentsValue: 1800 });
    expect(now).toMatchObject({ busy: false, plan: { entrancePercent: 40 } });
    expect(now.plan?.figures.installmentsValue).toBe(1800);
  });
  it('aborts the question before, whose answer never counts', async () => {
    await begun();
    await set({ entrancePercent: 40 });
    await pass(500);
    await set({ entrancePercent: 50 });
    expect(question(1).signal.aborted).toBe(true);
    await pass(500);
    await question(2).answer({ installmentsValue: 1500 });
    await question(1).answer({ installmentsValue: 1800 });
    expect(now.plan).toMatchObject({ entrancePercent: 50, figures: { installmentsValue: 1500 } });
  });
  it('asks nothing for terms that are set back meanwhile', async () => {
    await begun();
    await set({ entrancePercent: 40 });
    await set({ entrancePercent: 30 });
    expect(now).toMatchObject({ busy: false, plan: { entrancePercent: 30 } });
    await pass(1000);
    expect(asked).toHaveLength(1);
  });
  it('asks for a range once for a source and a car, whatever the car costs', async () => {
    await begun();
    await show({ car: { ...CAR, price: 120000 } });
    await pass(500);
    expect(question(-1).input.price).toBe(120000);
    await show({ source: 'CDC' });
    await show();
    expect(ranges).toEqual(['PSA_BALAO 358AF11', 'CDC 358AF11']);
  });
  it('asks for another car at once, and keeps what was set', async () => {
    await begun();
    await set({ entrancePercent: 45, numberOfInstallments: 24 });
    await show({ car: { ...CAR, mvs: '358BF11' } });
    await pass(0);
    expect(question(-1).input).toMatchObject({
      mvs: '358BF11',
      entrancePercent: 45,
      numberOfInstallments: 24,
    });
  });
  it('leaves nothing behind', async () => {
    await show();
    await pass(0);
    await act(async () => root.render(null));
    expect(question(0).signal.aborted).toBe(true);
  });
});

describe('what is set', () => {
  it('is held within the range, on the steps, among the counts that there are', async () => {
    await begun({ steps: { entrance: 5, final: 5 } });
    await set({ entrancePercent: 99, numberOfInstallments: 40, finalInstallmentPercentage: 1 });
    expect(now.terms).toEqual({
      entrancePercent: 60,
      numberOfInstallments: 36,
      finalInstallmentPercentage: 10,
    });
    await set({ entrancePercent: 33 });
    expect(now.terms?.entrancePercent).toBe(35);
  });
  it('follows the bounds of the latest answer', async () => {
    await begun();
    await set({ entrancePercent: 50, finalInstallmentPercentage: 40 });
    await pass(500);
    await question(1).answer({
      maxFinalInstallmentPercent: 25,
      minFinalInstallmentPercent: 15,
      installmentsAvailable: [24],
    });
    expect(now.bounds).toMatchObject({ counts: [24], final: { min: 15, max: 25 } });
    expect(now.terms).toMatchObject({ numberOfInstallments: 24, finalInstallmentPercentage: 25 });
    await pass(500);
    expect(question(2).input).toMatchObject({ numberOfInstallments: 24, finalInstallmentPercentage: 25 });
  });
  it("has NEXT's final installments only as far apart as NEXT has them", async () => {
    await begun({ source: 'NEXT' });
    await set({ finalInstallmentPercentage: 33 });
    expect(now.terms?.finalInstallmentPercentage).toBe(30);
  });
  it('has no final installment where the source has none', async () => {
    await show({ source: 'CDC' });
    expect(now.bounds?.final).toBeNull();
    expect(now.terms).not.toHaveProperty('finalInstallmentPercentage');
  });
  it('is set anew by another start', async () => {
    await begun({ start: { entrancePercent: 20 } });
    expect(question(0).input.entrancePercent).toBe(20);
    await show({ start: { entrancePercent: 55, numberOfInstallments: 48 } });
    expect(now.terms).toMatchObject({ entrancePercent: 55, numberOfInstallments: 48 });
  });
  it('goes to the service to the cent, with whose conditions they are', async () => {
    await begun({
      car: { ...CAR, price: 100000.129, partIds: ['CAM'], colorCode: '249' },
      planType: 'OFFER',
      offerId: 'o-1',
    });
    expect(question(0).input).toMatchObject({
      price: 100000.13,
      partIds: ['CAM'],
      colorCode: '249',
      planType: 'OFFER',
      offerId: 'o-1',
    });
    expect(now.plan).toMatchObject({ price: 100000.13, planType: 'OFFER', offerId: 'o-1' });
  });
});

describe('no result', () => {
  const refused = (errors?: object) => new ServiceError('http', 'FIN-13', 'refused', 422, { errors });

  it('lands on its field where the service names one, and leaves with the next change', async () => {
    await begun();
    await set({ finalInstallmentPercentage: 40 });
    await pass(500);
    await question(1).fail(refused({ finalInstallmentPercentage: 'Muito alta' }));
    expect(now).toMatchObject({
      busy: false,
      plan: null,
      problem: 'refused',
      errors: { finalInstallmentPercentage: 'Muito alta' },
    });
    await set({ finalInstallmentPercentage: 30 });
    expect(now).toMatchObject({ problem: undefined, errors: {}, plan: { finalInstallmentPercentage: 30 } });
  });
  it('is none where the source has nothing for the terms; developers read why, once', async () => {
    await begun();
    for (const percent of [31, 32]) {
      await set({ entrancePercent: percent });
      await pass(500);
      await question(-1).fail(new RangeError('No values found for residual 30'));
      expect(now).toMatchObject({ problem: 'none', busy: false });
    }
    expect(problems).toEqual([
      { subject: 'financing PSA_BALAO', expected: 'No values found for residual 30' },
    ]);
  });
  it('is none where a refusal names no field of ours', async () => {
    await show();
    await pass(0);
    await question(0).fail(refused({ price: 'O preço deve ser maior que 0' }));
    expect(now.problem).toBe('none');
  });
  it('may be asked for again after any other failure, with what was set', async () => {
    await begun();
    await set({ entrancePercent: 40 });
    await pass(500);
    await question(1).fail(new ServiceError('network', 'FIN-13', 'no answer'));
    expect(now).toMatchObject({ problem: 'failed', busy: false, terms: { entrancePercent: 40 } });
    await act(async () => now.again());
    expect(now).toMatchObject({ problem: undefined, busy: true });
    await pass(0);
    expect(question(2).input.entrancePercent).toBe(40);
    await question(2).answer();
    expect(now.plan?.entrancePercent).toBe(40);
  });
});

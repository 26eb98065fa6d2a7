import { act } from 'react';
import { adapterOf } from '#domain/financing/adapter';
import type { SimulationFigures, SimulationInput } from '#domain/financing/simulation';

interface Question {
  source: string;
  input: SimulationInput;
  signal: AbortSignal;
  answer(changes?: Partial<SimulationFigures>): Promise<void>;
  fail(error: Error): Promise<void>;
}

/** Simulations that were asked for, each of which waits for its answer. */
export const asked: Question[] = [];

/** Ranges that were asked for: 'CDC 358AF11'. */
export const ranges: string[] = [];

export const FIGURES: SimulationFigures = {
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

/** What stands in the service's place: `vi.mock('…/outcomes/simulate', …)`. */
export const service = {
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
};

/** One of those asked for, from the end where the place is negative. */
export const question = (place: number) => {
  const found = asked.at(place);
  if (!found) throw new Error(`no question ${place} of ${asked.length}`);
  return found;
};

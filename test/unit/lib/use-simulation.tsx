import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { type Simulation, type SimulationOptions, useSimulation } from '#features/funding/use-simulation';
import { problems } from '#page/settings/report-problem';
import { clearQueryCache } from '#services/http/query-cache';
// Views wait on its clock.
import './render';
import { asked, question, ranges } from './asked-simulations';

export const CAR = { mvs: '358AF11', year: 2026, price: 100000 };

const OPTIONS: SimulationOptions = {
  source: 'PSA_BALAO',
  car: CAR,
  steps: { downPayment: 1, finalInstallment: 1 },
};

let root: Root;

/** What the hook gave last. */
export let now: Simulation;

function Sample({ options }: { options: SimulationOptions }): ReactNode {
  now = useSimulation(options);
  return null;
}

export const show = (changes: Partial<SimulationOptions> = {}) =>
  act(async () => root.render(<Sample options={{ ...OPTIONS, ...changes }} />));

/** What showed the hook is gone. */
export const hide = () => act(async () => root.render(null));

export const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

export const set = (changes: Parameters<Simulation['set']>[0]) => act(async () => now.set(changes));

/** With a first result. */
export async function begun(changes: Partial<SimulationOptions> = {}) {
  await show(changes);
  await pass(0);
  await question(-1).answer();
}

export function beginSimulations(): void {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  clearQueryCache();
  asked.length = 0;
  ranges.length = 0;
  problems.length = 0;
  root = createRoot(document.createElement('div'));
}

export async function endSimulations(): Promise<void> {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.restoreAllMocks();
}

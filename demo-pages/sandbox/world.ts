import { makeDealers, type SandboxDealer } from './data/dealers';
import { State } from './state';

/** What answers answer from: data made from the seed, and state that grows with the requests. */
export interface World {
  /** Milliseconds since 1970. */
  now(): number;
  dealers: readonly SandboxDealer[];
  state: State;
}

export const makeWorld = (seed: number, now: () => number): World => ({
  now,
  dealers: makeDealers(seed),
  state: new State(now),
});

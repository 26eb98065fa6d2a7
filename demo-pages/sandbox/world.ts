import { makeDealers, type SandboxDealer } from './data/dealers';
import { type Random, randomFrom } from './lib/random';
import { State } from './state';

/** What answers answer from: data made from the seed, state that grows with the requests, and a clock. */
export interface World {
  seed: number;
  /** Milliseconds since 1970, by the sandbox's clock: it can be moved on. */
  now(): number;
  /** Moves the clock on, never back. */
  advance(ms: number): void;
  /** Numbers that depend on the seed and this text alone. */
  random(text: string): Random;
  dealers: readonly SandboxDealer[];
  state: State;
  /** Mutable state by name: created on first use, and again after a reset. */
  table<T extends object>(name: string, make: () => T): T;
  /** Forgets what was received and changed, and sets the clock right. */
  reset(): void;
}

export function makeWorld(seed: number, clock: () => number): World {
  let ahead = 0;
  const now = () => clock() + ahead;
  const tables = new Map<string, object>();
  const state = new State(now);
  return {
    seed,
    now,
    advance(ms) {
      ahead += Math.max(0, ms);
    },
    random: (text) => randomFrom(`${seed} ${text}`),
    dealers: makeDealers(seed),
    state,
    table<T extends object>(name: string, make: () => T) {
      const known = tables.get(name) ?? make();
      tables.set(name, known);
      return known as T;
    },
    reset() {
      ahead = 0;
      tables.clear();
      state.reset();
    },
  };
}

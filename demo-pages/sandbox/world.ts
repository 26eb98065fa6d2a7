import { dealersOf, type SandboxDealer } from './data/dealers';
import { type Random, randomFrom } from './lib/random';
import { State } from './state';

/** The input of answers: data generated from the seed, mutable state, and a clock. */
export interface World {
  seed: number;
  /** Milliseconds since 1970 by the sandbox's clock, which can be advanced. */
  now(): number;
  /** Advances the clock, never back. */
  advance(ms: number): void;
  /** Random numbers that depend only on the seed and this text. */
  random(text: string): Random;
  dealers: readonly SandboxDealer[];
  state: State;
  /** Mutable state by name: created on first use, and again after a reset. */
  table<T extends object>(name: string, make: () => T): T;
  /** Resets all received and changed data, and the clock. */
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
    dealers: dealersOf(seed),
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

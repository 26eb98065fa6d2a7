import { Refusal } from '../../answers';
import type { World } from '../../world';
import type { Kept } from './kept-reservation';

/** Money that was taken, or agreed to be paid at a bank or a dealer. part: the reservation, or the rest of the price. */
export interface Charge {
  reservation: string;
  part: 'reservation' | 'rest';
  type: string;
  amount: number;
  at: string;
}

const table = (world: World) => world.table('charges', () => ({ list: [] as Charge[] }));

export const chargesOf = (world: World): readonly Charge[] => table(world).list;

/** Records a payment that has been made. */
export function charge(world: World, { id }: Kept, part: Charge['part'], type: string, amount: number): void {
  const at = new Date(world.now()).toISOString();
  table(world).list.push({ reservation: id, part, type, amount, at });
}

type Outcome<T> = { value: T } | { refusal: Refusal };

/**
 * Carries out an attempt once: its key leads to the first outcome again. Without a key every request is an attempt of its
 * own.
 */
export function once<T>(world: World, call: string, key: string | undefined, run: () => T): T {
  const outcomes = world.table(`attempts of ${call}`, () => new Map<string, Outcome<T>>());
  let outcome = key ? outcomes.get(key) : undefined;
  world.state.enter(call, key ?? '', key ?? '');
  if (!outcome) {
    try {
      outcome = { value: run() };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      outcome = { refusal: error };
    }
    if (key) outcomes.set(key, outcome);
  }
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.value;
}

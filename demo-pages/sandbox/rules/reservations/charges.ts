import { Refusal } from '../../answers';
import type { World } from '../../world';
import type { Kept } from './kept-reservation';
import { paymentManners } from './manners';

/** Money that was taken, or agreed to be paid at a bank or a dealer. part: the reservation, or the rest of the price. */
export interface Charge {
  reservation: string;
  part: 'reservation' | 'rest';
  type: string;
  amount: number;
  at: string;
  /** Whose order it is: a user's id, or guest- and a number. */
  owner: string;
  /** The amount that was paid back. */
  paidBack?: number;
}

const table = (world: World) => world.table('charges', () => ({ list: [] as Charge[] }));

export const chargesOf = (world: World): readonly Charge[] => table(world).list;

/** Records a payment that has been made. */
export function charge(
  world: World,
  { id, owner }: Kept,
  part: Charge['part'],
  type: string,
  amount: number,
): void {
  const at = new Date(world.now()).toISOString();
  table(world).list.push({ reservation: id, part, type, amount, at, owner });
}

/** Pays back what came too late. */
export function payBack(world: World, { id }: Kept, amount: number): void {
  const last = table(world).list.findLast(({ reservation, paidBack }) => reservation === id && !paidBack);
  if (last) last.paidBack = amount;
}

type Outcome<T> = ({ value: T } | { refusal: Refusal }) & { content: string };

/** Statuses of what was begun and refused; a request whose fields or whose moment are wrong does not use up its key. */
const BEGUN = [402, 422];
const isBegun = ({ status, body }: Refusal): boolean =>
  BEGUN.includes(status) && !(body && typeof body === 'object' && 'errors' in body);

/**
 * Carries out an attempt once: its key leads to the first outcome again. Another content under the same key is
 * refused. Without a key every request is an attempt of its own.
 */
export function once<T>(
  world: World,
  call: string,
  key: string | undefined,
  run: () => T,
  body: object = {},
): T {
  const outcomes = world.table(`attempts of ${call}`, () => new Map<string, Outcome<T>>());
  const content = JSON.stringify(body);
  let outcome = key ? outcomes.get(key) : undefined;
  if (outcome && outcome.content !== content && paymentManners(world).refusesOtherContent) {
    throw new Refusal(422, { error: 'the key belongs to another request' });
  }
  world.state.enter(call, key ?? '', key ?? '');
  if (!outcome) {
    try {
      outcome = { value: run(), content };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      outcome = { refusal: error, content };
    }
    if (key && (!('refusal' in outcome) || isBegun(outcome.refusal))) outcomes.set(key, outcome);
  }
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.value;
}

import type { PaymentFacts } from '#domain/reservation/payment';
import { standingOf } from '#features/payment/pay';
import type { Attempt } from '#services/once/attempt';
import type { OnceService } from '#services/once/once-service';
import type { Standing } from '#services/once/standing';

/** How a client of ensureOnce uses it: what its service can be asked, and what may follow what is done. */
export interface Client {
  name: string;
  next: OnceService<unknown>['next'];
  /** all: every attempt with its end; made: only what was made; none: nobody can ask. */
  lists: 'all' | 'made' | 'none';
  cancels?: boolean;
}

export const CLIENTS: readonly Client[] = [
  { name: 'payment of a reservation, and of the rest', next: 'nothing', lists: 'all', cancels: true },
  { name: 'subscription', next: 'nothing', lists: 'all' },
  { name: 'subscription that lists no attempts', next: 'nothing', lists: 'made' },
  { name: 'hold of a car', next: 'itself', lists: 'made' },
  { name: 'exchange of points, reward, voucher', next: 'another', lists: 'made' },
  { name: 'benefit', next: 'nothing', lists: 'made' },
  { name: 'proposal of an account', next: 'another', lists: 'made' },
  {
    name: 'proposal of a guest, employee’s reservation, rental start, product, lead',
    next: 'another',
    lists: 'none',
  },
];

/** What a service of the client says, of the payments that it would answer. */
export function standing(
  { lists, next }: Client,
  payments: readonly PaymentFacts[],
  attempt?: Attempt,
): Standing<string> {
  if (lists === 'all') return { attempts: standingOf(payments).attempts };
  const made = standingOf(payments.filter(({ status }) => status === 'PAID')).attempts;
  const isNamed = made.every(({ key }) => key);
  const isMore = !!attempt && !isNamed && made.length > (next === 'nothing' ? 0 : attempt.turn);
  return { attempts: made, ...(isMore && { state: 'done' as const }), found: 'it' };
}

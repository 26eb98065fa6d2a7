import type { World } from '../../world';

/**
 * How the payment service behaves. The defaults are those of a hard provider; the others are what some provider does, each
 * a switch of the panel and of the tests.
 */
export interface PaymentManners {
  /** Answers a payment with the key of its attempt. */
  namesAttempts: boolean;
  /** Refuses another content under a key that it has seen; otherwise it answers with the first outcome. */
  refusesOtherContent: boolean;
  /** Takes another payment while one is pending: both may be charged. */
  takesSecond: boolean;
  /** Keeps the payment deadline on an order that was paid. */
  keepsDeadline: boolean;
  /** Answers a question with the payment before the latest, as a copy that lags behind. */
  lagsBehind: boolean;
  /** Lets a Pix or a boleto arrive after the deadline: the money is then paid back. */
  paidLate: boolean;
  /** Can cancel an attempt. */
  cancels: boolean;
  /** Tells its time. */
  tellsTime: boolean;
}

const HARD: PaymentManners = {
  namesAttempts: true,
  refusesOtherContent: true,
  takesSecond: true,
  keepsDeadline: true,
  lagsBehind: false,
  paidLate: false,
  cancels: true,
  tellsTime: true,
};

export const paymentManners = (world: World): PaymentManners =>
  world.table('payment manners', () => ({ ...HARD }));

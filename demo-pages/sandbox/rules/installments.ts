import { installmentOf } from './annuity';

/** Installments without interest, and the interest of more of them, in percent a month. */
const WITHOUT_INTEREST = 3;
const INTEREST = 1.99;

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** A number of installments of an amount: what each of them and all of them come to. */
export function offered(amount: number, count: number) {
  const interest = count > WITHOUT_INTEREST ? INTEREST : 0;
  const value = cents(interest ? installmentOf(amount, interest / 100, count) : amount / count);
  return { count, value, total: interest ? cents(value * count) : amount, interest };
}

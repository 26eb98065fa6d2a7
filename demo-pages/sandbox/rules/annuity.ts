/** Financial mathematics: amounts in the market's currency, monthly rates as fractions (0.0149 is 1,49 %). */

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** The present value of n monthly payments of 1. */
const presentOfOne = (rate: number, count: number): number =>
  rate === 0 ? count : (1 - (1 + rate) ** -count) / rate;

/** The equal installment of the Price table; `final` is paid with the last one. */
export function installmentOf(principal: number, rate: number, count: number, final = 0): number {
  const presentOfFinal = final / (1 + rate) ** count;
  return cents((principal - presentOfFinal) / presentOfOne(rate, count));
}

/** Converts a monthly rate to twelve months. */
export const yearly = (rate: number): number => (1 + rate) ** 12 - 1;

/** The monthly rate at which the present value of the installments is the principal. */
export function rateOf(principal: number, installment: number, count: number, final = 0): number {
  let low = 0;
  let high = 1;
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    const worth = installment * presentOfOne(middle, count) + final / (1 + middle) ** count;
    if (worth > principal) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The tax on financing for a person: 0,38 % at once and 0,0082 % per day, for at most a year. */
const taxOf = (amount: number, count: number): number =>
  amount * (0.0038 + 0.000082 * Math.min(365, count * 30));

/** The bank's fee for a contract. */
export const FEE = 980;

export interface Loan {
  price: number;
  /** Fraction of the price that is paid at once. */
  entrance: number;
  /** Fraction of the price that is paid with the last installment. */
  residual?: number;
  rate: number;
  count: number;
}

export interface Figures {
  entranceValue: number;
  /** The price without the down payment. */
  financed: number;
  installmentsValue: number;
  finalInstallmentValue: number;
  /** Down payment, installments and final installment together. */
  total: number;
  /** The effective monthly cost: rate, tax and fee. */
  cost: number;
}

/** Returns the figures of a loan, which finances tax and fee as well. */
export function figuresOf({ price, entrance, residual = 0, rate, count }: Loan): Figures {
  const entranceValue = cents(price * entrance);
  const financed = cents(price - entranceValue);
  const finalInstallmentValue = cents(Math.min(price * residual, financed));
  const principal = financed === 0 ? 0 : financed + taxOf(financed, count) + FEE;
  const installmentsValue = installmentOf(principal, rate, count, finalInstallmentValue);
  return {
    entranceValue,
    financed,
    installmentsValue,
    finalInstallmentValue,
    total: cents(entranceValue + installmentsValue * count + finalInstallmentValue),
    cost: financed === 0 ? 0 : rateOf(financed, installmentsValue, count, finalInstallmentValue),
  };
}

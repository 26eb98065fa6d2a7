import { type InferOutput, looseObject } from 'valibot';
import { amount, balance, count, list, text, year } from './fields';

/** Trade-in value of a used car in the market's currency: value lies between lowest and highest. */
export const valuation = looseObject({
  id: text,
  plate: text,
  brand: text,
  modelName: text,
  versionName: text,
  modelYear: year,
  /** Ours. */
  manufactureYear: year,
  fuel: text,
  /** Mileage of the valuation in kilometres. */
  mileage: count,
  value: amount,
  lowest: amount,
  highest: amount,
  /** YYYY-MM-DD. */
  validUntil: text,
  /** Deductions and their reasons. */
  deductions: list(looseObject({ reason: text, amount: balance })),
});
export type Valuation = InferOutput<typeof valuation>;

import { type InferOutput, looseObject } from 'valibot';
import { amount, balance, count, list, text, year } from './fields';

/** What a used car is worth in trade, in the market's currency: between lowest and highest, value in the middle. */
export const valuation = looseObject({
  id: text,
  plate: text,
  brand: text,
  modelName: text,
  versionName: text,
  modelYear: year,
  fuel: text,
  /** Kilometres the value is for. */
  mileage: count,
  value: amount,
  lowest: amount,
  highest: amount,
  /** YYYY-MM-DD. */
  validUntil: text,
  /** What was taken off, and why. */
  deductions: list(looseObject({ reason: text, amount: balance })),
});
export type Valuation = InferOutput<typeof valuation>;

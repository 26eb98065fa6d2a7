import { type InferOutput, looseObject, string } from 'valibot';
import { amount, count, list, optionalFlag, text, year } from './fields';

/** One revision, due after this many km or months, whichever comes first; prices in the market's currency. */
export const revision = looseObject({
  number: count,
  mileage: count,
  months: count,
  price: amount,
  items: list(
    looseObject({
      code: string(),
      name: string(),
      /** PART or LABOR. */
      type: text,
      price: amount,
      /** Whether the item is replaced, or inspected. */
      replaced: optionalFlag,
    }),
  ),
});
export type Revision = InferOutput<typeof revision>;

/**
 * The maintenance plan of a version, every 12 months or 10,000 km (spec cars#maintenance). fuel is one of FUELS, and
 * state the code of the state whose prices they are, empty for those of the whole country (both ours).
 */
export const maintenancePlan = looseObject({
  mvsCode: string(),
  brand: text,
  modelName: text,
  versionName: text,
  year,
  fuel: text,
  state: text,
  currency: text,
  revisions: list(revision),
});
export type MaintenancePlan = InferOutput<typeof maintenancePlan>;

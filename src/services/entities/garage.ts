import { type InferOutput, looseObject, string } from 'valibot';
import { count, flagOr, text, year } from './fields';

/**
 * A car that the user owns, has viewed or wants (spec cars#garage). plateNumber, chassis, mileage in kilometres and
 * purchasedAt (YYYY-MM-DD) belong to owned cars; exclusive is the owner's main car, colorCode the
 * colour that it has (both ours).
 */
export const garageCar = looseObject({
  id: string(),
  userId: string(),
  brand: text,
  mvsCode: string(),
  modelCode: text,
  modelName: text,
  versionName: text,
  year,
  nickname: text,
  plateNumber: text,
  chassis: text,
  colorCode: text,
  mileage: count,
  purchasedAt: text,
  dealerCode: text,
  addedAt: text,
  exclusive: flagOr(false),
});
export type GarageCar = InferOutput<typeof garageCar>;

import { array, type InferOutput, nullish, number, object, optional, string } from 'valibot';
import { persisted } from '#page/settings/storage';

const chosenCar = object({
  /** Empty for a car that is bought through an offer. */
  campaign: string(),
  /** The offer through which the car is bought; dealer: the one that has the car. */
  offer: optional(object({ id: string(), title: string(), dealer: optional(string()) })),
  /** SALE, PRE_SALE or EMPLOYEE. */
  type: string(),
  mvsCode: string(),
  year: nullish(number()),
  modelName: string(),
  versionName: string(),
  /** Of the picture. */
  modelCode: string(),
  versionCode: string(),
  seriesCode: string(),
  /** In the market's currency: of the car, and of the reservation. */
  price: nullish(number()),
  amount: nullish(number()),
  /** What the visitor has configured. */
  colorCode: optional(string()),
  coatingCode: optional(string()),
  optionalCodes: optional(array(string())),
});

/** The car that the visitor wants to reserve, and its campaign or offer. */
export type ChosenCar = InferOutput<typeof chosenCar>;

/** Session storage: a reload keeps the car. Contains no visitor data. */
export const storedCar = persisted('reservation-car', chosenCar, { area: 'sessionStorage' });

export const carName = ({ modelName, versionName }: ChosenCar): string =>
  [modelName, versionName].filter(Boolean).join(' ');

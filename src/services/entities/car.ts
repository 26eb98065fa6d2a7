import { boolean, type InferOutput, looseObject, nullish, string } from 'valibot';
import { dealerService } from './dealer-service';
import { amount, charge, count, list, text, year } from './fields';

/**
 * A version of a model in a series and a model year (spec cars#versions). code is model, version and series together; price is
 * the list price in the market's currency, missing where the factory gives none; chassis and plateNumber belong to a
 * car that somebody has.
 */
export const mvs = looseObject({
  code: string(),
  brand: text,
  modelCode: text,
  modelName: text,
  modelShortName: text,
  versionCode: text,
  versionName: text,
  seriesCode: text,
  year,
  gear: text,
  engine: text,
  doors: count,
  fuel: text,
  price: amount,
  fullDescription: text,
  chassis: text,
  plateNumber: text,
});
export type Mvs = InferOutput<typeof mvs>;

/** A model with the versions it comes in; shape is what kind of car it is, as suv or pickup. */
export const carModel = looseObject({
  brand: text,
  modelCode: string(),
  modelName: string(),
  modelShortName: text,
  shape: text,
  year,
  /** Of the cheapest version that has a price. */
  price: amount,
  versions: list(mvs),
});
export type CarModel = InferOutput<typeof carModel>;

/**
 * A colour of the body. primaryColor and secondaryColor are names, the second one of the roof where it differs; rgbList
 * are their #rrggbb in the same order; onlyWith are ids of the parts without which the colour cannot be had (ours).
 */
export const color = looseObject({
  id: string(),
  code: string(),
  name: string(),
  price: charge,
  type: text,
  primaryColor: text,
  secondaryColor: text,
  rgbList: list(string()),
  onlyWith: list(string()),
});
export type Color = InferOutput<typeof color>;

/**
 * Something a car can have (spec cars#parts, cars#optionals). Lists hold ids of other parts: inclusiveIds come with it, exclusiveIds
 * cannot stand beside it, one of alternatives must be chosen with it, all of dependencies must be there first (the last
 * two are ours). optionalColors, where there are any, are the only colours it goes with.
 */
export const part = looseObject({
  id: string(),
  code: string(),
  name: string(),
  description: text,
  category: text,
  type: text,
  behavior: text,
  price: amount,
  inclusiveIds: list(string()),
  exclusiveIds: list(string()),
  alternatives: list(string()),
  dependencies: list(string()),
  optionalColors: list(looseObject({ colorId: string() })),
  isSelected: nullish(boolean(), false),
});
export type Part = InferOutput<typeof part>;

/** An upholstery; isSelected is the one the version comes with, rgbList its colours as #rrggbb. */
export const coating = looseObject({
  id: string(),
  code: string(),
  name: string(),
  description: text,
  type: text,
  price: charge,
  rgbList: list(string()),
  isSelected: nullish(boolean(), false),
});
export type Coating = InferOutput<typeof coating>;

/** A service sold with a car: as dealers offer them. */
export const carService = dealerService;
export type CarService = InferOutput<typeof carService>;

/** Something every car of the version has. */
export const serialItem = looseObject({ id: string(), name: string(), category: text });
export type SerialItem = InferOutput<typeof serialItem>;

/** A line of the data sheet; value with its unit, as it is shown. */
export const datasheetRow = looseObject({ category: text, name: string(), value: text });
export type DatasheetRow = InferOutput<typeof datasheetRow>;

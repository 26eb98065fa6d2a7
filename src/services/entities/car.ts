import { fallback, type InferOutput, looseObject, string } from 'valibot';
import { dealerService } from './dealer-service';
import { amount, charge, count, flagOr, list, text, year } from './fields';
import { whole } from './whole';

/**
 * A version of a model in a series and a model year (spec cars#versions). code joins model, version and series; price is
 * the list price in the market's currency, absent if the factory gives none; chassis and plateNumber belong to a
 * registered car.
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

/** A model with its versions; shape is the kind of car, such as suv or pickup. */
export const carModel = looseObject({
  brand: text,
  modelCode: string(),
  modelName: string(),
  modelShortName: text,
  shape: text,
  year,
  /** Price of the cheapest version with a price. */
  price: amount,
  versions: list(mvs),
});
export type CarModel = InferOutput<typeof carModel>;

/**
 * A body colour. primaryColor and secondaryColor are names, the second one of the roof if it differs; rgbList
 * has their #rrggbb in the same order; onlyWith has the ids of the parts that the colour requires (ours).
 */
export const color = whole(
  looseObject({
    id: string(),
    code: string(),
    name: string(),
    price: charge,
    type: text,
    primaryColor: text,
    secondaryColor: text,
    // A picture of a colour that cannot be read takes no car away.
    rgbList: fallback(list(string()), []),
    onlyWith: list(string()),
  }),
);
export type Color = InferOutput<typeof color>;

/**
 * A part of a car (spec cars#parts, cars#optionals). Lists contain ids of other parts: inclusiveIds are included,
 * exclusiveIds are excluded, one of alternatives must be chosen with it, all of dependencies must be selected first (the
 * last two are ours). optionalColors, if not empty, are the only colours that it goes with.
 */
export const part = whole(
  looseObject({
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
    isSelected: flagOr(false),
  }),
);
export type Part = InferOutput<typeof part>;

/** An upholstery; isSelected marks the version's own, rgbList has its colours as #rrggbb. */
export const coating = whole(
  looseObject({
    id: string(),
    code: string(),
    name: string(),
    description: text,
    type: text,
    price: charge,
    // A picture of a colour that cannot be read takes no car away.
    rgbList: fallback(list(string()), []),
    isSelected: flagOr(false),
  }),
);
export type Coating = InferOutput<typeof coating>;

/** A service sold with a car, in the same shape as dealers' services. */
export const carService = dealerService;
export type CarService = InferOutput<typeof carService>;

/** An item that every car of the version has. */
export const serialItem = looseObject({ id: string(), name: string(), category: text });
export type SerialItem = InferOutput<typeof serialItem>;

/** A line of the data sheet; value includes its unit. */
export const datasheetRow = looseObject({ category: text, name: string(), value: text });
export type DatasheetRow = InferOutput<typeof datasheetRow>;

import type { Brand, Country } from '#domain/core/brands';
import type { Fuel } from '#domain/vehicle/vehicle-kinds';
import type { CarShape } from '../../drawings/forms';

/** A text in Portuguese and in Spanish. */
export type Text = readonly [pt: string, es: string];

/** Argentine pages read Spanish, all others Portuguese. */
export const say = ([pt, es]: Text, country: Country): string => (country === 'AR' ? es : pt);

/** Pesos for one real in this sandbox; prices in pesos are rounded to whole thousands. */
const PESOS = 265;
/** An amount in reais in the country's money. */
export const money = (reais: number, country: Country): number =>
  country === 'AR' ? Math.round((reais * PESOS) / 1000) * 1000 : reais;

export interface SandboxVersion {
  /** Model, version and series: 7 characters, or 16 for citroen and peugeot. */
  code: string;
  brand: Brand;
  modelCode: string;
  modelName: string;
  modelShortName: string;
  versionCode: string;
  versionName: string;
  seriesCode: string;
  year: number;
  gear: string;
  engine: string;
  doors: number;
  fuel: Fuel;
  /** In reais, whether or not the factory publishes it; pages see listPrice of cars.ts. */
  price: number;
  fullDescription: string;
  shape: CarShape;
  /** 0 is the plainest of the model's versions. */
  trim: number;
  /** Keys of the tables of engines and gearboxes. */
  engineKey: string;
  gearKey: string;
}

export interface SandboxModel {
  brand: Brand;
  modelCode: string;
  modelName: string;
  modelShortName: string;
  shape: CarShape;
  doors: number;
  /** The newest model year. */
  year: number;
  versions: readonly SandboxVersion[];
}

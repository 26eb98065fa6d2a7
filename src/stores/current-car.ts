import { atom, type ReadableAtom } from 'nanostores';
import type { Lost } from '../domain/car/choices';
import type { Totals } from '../domain/car/totals';
import type { Brand } from '../domain/core/brands';
import type { CompiledParts } from '../domain/parts/compiled';
import { DEFAULT_CAR_BRAND } from '../domain/saved-car';
import { brand } from '../page/core/metadata';
import { pageSingleton } from '../page/core/page-singleton';
import type { getCarForWeb } from '../services/car';
import type { CarService, Coating, Color, Mvs, Part } from '../services/entities/car';
import type { CarPrices } from '../services/entities/price';
import type { getReservationPrice, getSpecialDiscount } from '../services/price';
import type { getAvailableStock } from '../services/stock';

type Answer<C extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<C>>;
export type ConfiguredPrice = Answer<typeof getReservationPrice>;
export type SpecialDiscount = Answer<typeof getSpecialDiscount>;
export type Stock = Answer<typeof getAvailableStock>;

/** What the car could be paid by the month: amounts in the market's currency. */
export interface Funding {
  entranceValue: number;
  numberOfInstallments: number;
  installmentsValue: number;
  legalText: string;
}

/** What is asked of services about a configuration, and how far each answer is. */
export const PRICE_QUESTIONS = [
  'prices',
  'ecommerce',
  'configured',
  'discount',
  'bonus',
  'stock',
  'funding',
] as const;
export type PriceQuestion = (typeof PRICE_QUESTIONS)[number];
export type Asked = 'no' | 'loading' | 'ready' | 'failed';

/** Prices of a configuration as services give them; null until they are there, and where they cannot be had. */
export interface CarPricing {
  /** In every form (spec cars#price-calls). */
  prices: CarPrices | null;
  /** Of the online sale, type EC. */
  ecommerce: CarPrices | null;
  /** Of the car with its colour, coating and optionals. */
  configured: ConfiguredPrice | null;
  /** What certain buyers pay less. */
  discount: SpecialDiscount | null;
  /** What the chosen dealer takes off. */
  bonus: number | null;
  stock: Stock | null;
  funding: Funding | null;
  asked: Readonly<Record<PriceQuestion, Asked>>;
  /** When the prices were asked for, in milliseconds since 1970; they hold for four hours. */
  pricedAt: number | null;
}

/**
 * The page's current car (spec cars#current-car). Parts are those chosen, optionals (type ITEM) and accessories, in the catalogue's
 * order. Nothing of the visitor is in it.
 */
export interface CurrentCar extends CarPricing, Totals {
  /** 'empty' until a version is asked for; 'failed' where it could not be loaded (`problem` says why). */
  status: 'empty' | 'loading' | 'ready' | 'failed';
  /** 'missing': the version is not sold any more; 'service': it may work later. */
  problem: 'missing' | 'service' | null;
  brand: Brand;
  mvs: Mvs | null;
  /** The model's versions of the same year. */
  groupedMvs: readonly Mvs[];
  color: Color | null;
  coating: Coating | null;
  parts: readonly Part[];
  services: readonly CarService[];
  /** What a link, a saved configuration or the version before had and this car cannot have. */
  lost: readonly Lost[];
  loadedFromLocalStorage: boolean;
  isReady: boolean;
  /** Prices are on their way. */
  updatePrice: boolean;
}

/** What a version can have, with its parts compiled for clicks. */
export interface CarOptions extends Answer<typeof getCarForWeb> {
  compiled: CompiledParts;
}

export const NO_TOTALS: Totals = {
  optionalsTotal: null,
  accessoriesTotal: null,
  servicesTotal: null,
  bonificationTotal: null,
  hasPriceBonification: false,
  total: null,
};
export const noPricing = (): CarPricing => ({
  prices: null,
  ecommerce: null,
  configured: null,
  discount: null,
  bonus: null,
  stock: null,
  funding: null,
  asked: Object.fromEntries(PRICE_QUESTIONS.map((name) => [name, 'no'])) as Record<PriceQuestion, Asked>,
  pricedAt: null,
});
export const noCar = (): CurrentCar => ({
  ...noPricing(),
  ...NO_TOTALS,
  status: 'empty',
  problem: null,
  brand: brand() ?? DEFAULT_CAR_BRAND,
  mvs: null,
  groupedMvs: [],
  color: null,
  coating: null,
  parts: [],
  services: [],
  lost: [],
  loadedFromLocalStorage: false,
  isReady: false,
  updatePrice: false,
});

/** For the actions of this folder; everybody else reads $car. */
export const car = pageSingleton('$car', () => atom<CurrentCar>(noCar()));
export const $car: ReadableAtom<CurrentCar> = car;

export const options = pageSingleton('$carOptions', () => atom<CarOptions | null>(null));
/** What the current car can have, null until its version is loaded. */
export const $carOptions: ReadableAtom<CarOptions | null> = options;

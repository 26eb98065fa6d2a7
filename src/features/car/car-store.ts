import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Lost } from '#domain/car/choices';
import { DEFAULT_CAR_BRAND } from '#domain/car/saved-car';
import { coatingCharge, type Totals, totalsOf } from '#domain/car/totals';
import type { Brand } from '#domain/core/brands';
import { offerOfQuery, type ViewedOffer } from '#domain/offers/offer-id';
import type { CompiledParts } from '#domain/parts/compiled';
import { isAccessory } from '#domain/vehicle/vehicle-kinds';
import { brand } from '#page/core/metadata';
import { pageSingleton } from '#page/core/page-singleton';
import { setting } from '#page/settings/settings';
import type { getCarForWeb } from '#services/car';
import type { CarService, Coating, Color, Mvs, Part } from '#services/entities/car';
import type { CarPrices } from '#services/entities/price';
import { provideHeader } from '#services/http/context-headers';
import type { getSpecialDiscount } from '#services/price';
import type { getReservationPrice } from '#services/reservation-price';
import type { getAvailableStock } from '#services/stock';
import { $location, type Location } from '../place/location-store';

type Answer<C extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<C>>;
export type ConfiguredPrice = Answer<typeof getReservationPrice>;
export type SpecialDiscount = Answer<typeof getSpecialDiscount>;
export type Stock = Answer<typeof getAvailableStock>;

/** Monthly payment of the car by CDC, at the bank's default values: amounts in the market's currency. */
export interface Funding {
  entranceValue: number;
  numberOfInstallments: number;
  installmentsValue: number;
  /** 0 if the plan has none. */
  finalInstallmentValue: number;
  legalText: string;
}

/** The queries about a configuration, and the state of each. */
export const PRICE_QUERIES = [
  'prices',
  'ecommerce',
  'configured',
  'custom',
  'discount',
  'bonus',
  'stock',
  'funding',
] as const;
export type PriceQuery = (typeof PRICE_QUERIES)[number];
export type PriceStatus = 'no' | 'loading' | 'ready' | 'failed';

/** Prices of a configuration as services return them; null until they are loaded, and if they are unavailable. */
export interface CarPricing {
  /** In all forms (spec cars#price-calls). */
  prices: CarPrices | null;
  /** Price of the online sale, type EC. */
  ecommerce: CarPrices | null;
  /** Price of the car with its colour, coating and optionals. */
  configured: ConfiguredPrice | null;
  /** Price of the car with its colour, coating and optionals, for buyers with the special discount. */
  custom: CarPrices | null;
  /** Discount of certain buyers. */
  discount: SpecialDiscount | null;
  /** Discount of the chosen dealer. */
  bonus: number | null;
  stock: Stock | null;
  funding: Funding | null;
  priceStatus: Readonly<Record<PriceQuery, PriceStatus>>;
  /** When the prices were requested, in milliseconds since 1970; they are valid for four hours. */
  pricedAt: number | null;
}

/**
 * The page's current car (spec cars#current-car). Parts are the chosen optionals (type ITEM) and accessories, in the
 * catalogue's order. Contains no visitor data.
 */
export interface CurrentCar extends CarPricing, Totals {
  /** 'empty' until a version is requested; 'failed' if it could not be loaded (see `problem`). */
  status: 'empty' | 'loading' | 'ready' | 'failed';
  /** 'missing': the version is no longer sold; 'service': a later retry may help. */
  problem: 'missing' | 'service' | null;
  brand: Brand;
  mvs: Mvs | null;
  /** The model's versions of the same year. */
  groupedMvs: readonly Mvs[];
  color: Color | null;
  coating: Coating | null;
  parts: readonly Part[];
  services: readonly CarService[];
  /** Choices of a link, a saved configuration or the previous version that this car does not offer. */
  lost: readonly Lost[];
  /** The visitor's place. */
  location: Location | null;
  /** The offer that the visitor opened last, or that of the page. */
  lastViewedOffer: ViewedOffer | null;
  loadedFromLocalStorage: boolean;
  isReady: boolean;
  /** The car or prices of it are loading. */
  updatePrice: boolean;
}

/** What is set of the car; the rest of it follows from that. */
export type CarState = Omit<CurrentCar, keyof Totals | 'updatePrice'>;

/** Returns the offer that the page is about: that of the page the visitor comes from, else the author's. */
function offerOfPage(): ViewedOffer | null {
  const id = setting('offer-context');
  return offerOfQuery(location.search) ?? (id ? { id } : null);
}

/** Of this page view; it is not the car's, so another car keeps it. */
const viewed = pageSingleton('viewedOffer', () => ({ offer: offerOfPage() }));

/** What a version offers, with its parts compiled for clicks. */
export interface CarOptions extends Answer<typeof getCarForWeb> {
  compiled: CompiledParts;
}

const noPricing = (): CarPricing => ({
  prices: null,
  ecommerce: null,
  configured: null,
  custom: null,
  discount: null,
  bonus: null,
  stock: null,
  funding: null,
  priceStatus: Object.fromEntries(PRICE_QUERIES.map((name) => [name, 'no'])) as Record<
    PriceQuery,
    PriceStatus
  >,
  pricedAt: null,
});

/** Returns a car with what follows from its choices and prices. */
export function carOf(state: CarState): CurrentCar {
  const { prices, color, coating, parts, services, bonus, configured, priceStatus } = state;
  const totals = totalsOf({
    price: prices?.price,
    color,
    coating: coating && { price: coatingCharge(coating) },
    optionals: parts.filter((part) => !isAccessory(part)),
    accessories: parts.filter(isAccessory),
    services,
    bonus,
    configured: configured?.total,
  });
  const isPricing = PRICE_QUERIES.some((name) => priceStatus[name] === 'loading');
  return { ...state, ...totals, updatePrice: state.status === 'loading' || isPricing };
}

export const noCar = (): CarState => ({
  ...noPricing(),
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
  location: $location.get(),
  lastViewedOffer: viewed.offer,
  loadedFromLocalStorage: false,
  isReady: false,
});

const state = pageSingleton('$carState', () => atom<CarState>(noCar()));
/** The page's car. */
export const $car: ReadableAtom<CurrentCar> = pageSingleton('$car', () => computed(state, carOf));
provideHeader('x-offer-context', () => state.get().lastViewedOffer?.id);
/** For the actions of this folder (choices/, current/, prices). */
export const setCar = (next: CarState): void => state.set(next);

const options = pageSingleton('$carOptions', () => atom<CarOptions | null>(null));
/** What the current car offers; null until its version is loaded. */
export const $carOptions: ReadableAtom<CarOptions | null> = options;
/** For the actions of this folder (choices/). */
export const setCarOptions = (next: CarOptions | null): void => options.set(next);

/** Sets the offer that the visitor opened last (spec cars#current-car). */
export function setLastViewedOffer(offer: ViewedOffer): void {
  viewed.offer = offer;
  state.set({ ...state.get(), lastViewedOffer: offer });
}

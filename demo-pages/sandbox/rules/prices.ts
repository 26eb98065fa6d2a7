import type { Country } from '#domain/core/brands';
import { listPrice, MODELS, NO_ONLINE_PRICE } from '../data/cars';
import type { SandboxVersion } from '../data/cars/types';
import { randomFrom } from '../lib/random';
import { installmentOf } from './annuity';

export const currencyOf = (country: Country): string => (country === 'AR' ? 'ARS' : 'BRL');

/** Rounds an amount as price lists do: to tens of reais, to thousands of pesos. */
export const rounded = (amount: number, country: Country): number => {
  const step = country === 'AR' ? 1000 : 10;
  return Math.round(amount / step) * step;
};

/** Terms of the installments in price lists: the down payment as a fraction, and the monthly rate. */
const ENTRANCE = 0.5;
const COUNT = 36;
const RATE = 0.0139;

/** Price of the online sale: 2 to 6 % below the list price; null if there is none. */
export function onlinePrice(version: SandboxVersion, country: Country): number | null {
  const list = listPrice(version, country);
  if (list === null || NO_ONLINE_PRICE.has(version.code)) return null;
  const percent = randomFrom(`online ${version.code}`).whole(2, 6);
  return rounded(list * (1 - percent / 100), country);
}

/** Buyer and amount of a version's special discount. */
export function discountOf(version: SandboxVersion) {
  const random = randomFrom(`discount ${version.code}`);
  const audience = random.pick(['Pessoa com deficiência', 'Produtor rural', 'Empresas com CNPJ', 'Taxistas']);
  return { audience, percent: random.whole(4, 12) };
}

/** A price as a down payment and a number of installments. */
function inInstallments(amount: number, country: Country) {
  const entranceValue = rounded(amount * ENTRANCE, country);
  const installmentValue = installmentOf(amount - entranceValue, RATE, COUNT);
  return { type: 'INSTALLMENT', installments: COUNT, entranceValue, installmentValue };
}

const cheapest = (version: SandboxVersion, country: Country) => {
  const model = MODELS.find(
    ({ brand, modelCode }) => brand === version.brand && modelCode === version.modelCode,
  );
  const prices = (model?.versions ?? []).flatMap((each) => listPrice(each, country) ?? []);
  return prices.length > 0 ? Math.min(...prices) : null;
};

const head = (version: SandboxVersion, country: Country) => ({
  mvsCode: version.code,
  year: version.year,
  currency: currencyOf(country),
  price: listPrice(version, country),
});

/** Prices before and after a reduction, and the reduction in percent. */
const lowered = (from: number, to: number, source: string) => [
  { type: 'FROM_TO', source, from, to },
  { type: 'PERCENT', source, from, to, percent: Math.round((1 - to / from) * 1000) / 10 },
];

/** Returns a version's prices in every form; empty if none is published. */
export function pricesOf(version: SandboxVersion, country: Country) {
  const { price, ...rest } = head(version, country);
  if (price === null) return { ...rest, price, ecommercePrice: null, customPrice: null, prices: [] };
  const custom = rounded(price * (1 - discountOf(version).percent / 100), country);
  return {
    ...rest,
    price,
    ecommercePrice: null,
    customPrice: custom,
    prices: [
      { type: 'FULL_PRICE', source: '', value: price },
      { type: 'STARTS_WITH', source: '', value: cheapest(version, country) },
      ...lowered(price, custom, 'customPrice'),
      { source: '', ...inInstallments(price, country) },
    ],
  };
}

/** Returns the prices of the online sale; undefined if the version has no online price. */
export function onlinePricesOf(version: SandboxVersion, country: Country) {
  const online = onlinePrice(version, country);
  const { price, ...rest } = head(version, country);
  if (online === null || price === null) return undefined;
  const source = 'ecommercePrice';
  return {
    ...rest,
    price,
    ecommercePrice: online,
    customPrice: null,
    prices: [
      { type: 'FULL_PRICE', source, value: online },
      ...lowered(price, online, source),
      { source, ...inInstallments(online, country) },
    ],
  };
}

/** Returns prices of a configured car: with its parts, and with the special discount on the car itself. */
export function customPricesOf(version: SandboxVersion, country: Country, parts: number) {
  const { price, ...rest } = head(version, country);
  if (price === null) return { ...rest, price, ecommercePrice: null, customPrice: null, prices: [] };
  const full = price + parts;
  const custom = rounded(price * (1 - discountOf(version).percent / 100), country) + parts;
  return {
    ...rest,
    price: full,
    ecommercePrice: null,
    customPrice: custom,
    prices: [
      { type: 'FULL_PRICE', source: 'customPrice', value: custom },
      ...lowered(full, custom, 'customPrice'),
      { source: 'customPrice', ...inInstallments(custom, country) },
    ],
  };
}

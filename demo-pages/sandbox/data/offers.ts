import type { Brand, Country } from '#domain/core/brands';
import { BRANDS } from '#domain/core/brands';
import type { OfferStatus } from '#domain/offers/offer-statuses';
import type { Offer } from '#services/entities/offer';
import type { Price } from '#services/entities/price';
import { DAY } from '../lib/moments';
import { randomFrom } from '../lib/random';
import { simulated } from '../rules/banks';
import { SANDBOX_BRANDS } from './brands';
import { modelsOf } from './cars';
import { money, type SandboxVersion, say, type Text } from './cars/types';
import type { SandboxDealer } from './dealers';
import { CATEGORIES, FEATURES, PARTS, STAMPS } from './offer-marks';

/** An offer with all filterable fields. */
export interface SandboxOffer extends Offer {
  status: OfferStatus;
  brand: Brand;
  countryCode: Country;
  stateCodes: string[];
  dealerCodes: string[];
  ordering: number;
  value: number;
  version: number;
  validUntil: string;
}

/** Possible months of a rental, or of a coupon's plan. */
export const PERIODS = [12, 24, 36, 48] as const;
/** Brands with rental cars (spec offers#rental-offers). */
export const RENTAL_BRANDS: readonly Brand[] = ['jeep', 'fiat', 'citroen', 'peugeot', 'ram'];

const LEGAL: Text = [
  'Imagens meramente ilustrativas. Oferta válida enquanto durarem os estoques, não cumulativa com outras promoções. No trânsito, enxergar o outro é salvar vidas.',
  'Imágenes ilustrativas. Oferta válida hasta agotar stock, no acumulable con otras promociones.',
];
const FROM: Text = ['a partir de', 'desde'];

/** The price forms in rotation (spec cars#price-forms). Percentages are off the list price. */
function priceOf(list: number, index: number): Price {
  const round = (amount: number) => Math.round(amount / 10) * 10;
  const off = 3 + (index % 5) * 2;
  const source = 'ecommercePrice';
  switch (index % 5) {
    case 0:
      return { type: 'FROM_TO', source, from: list, to: round(list * (1 - off / 100)) };
    case 1:
      return { type: 'PERCENT', source, percent: off, value: round(list * (1 - off / 100)) };
    case 2:
      return { type: 'STARTS_WITH', source, value: list };
    case 3: {
      const terms = { price: list, entrancePercent: 50, numberOfInstallments: 36, planType: 'OFFER' };
      const { entranceValue, installmentsValue } = simulated('CDC', terms);
      return {
        type: 'INSTALLMENT',
        source,
        installments: 36,
        installmentValue: installmentsValue,
        entranceValue,
        value: list,
      };
    }
    default:
      return { type: 'FULL_PRICE', source, value: list };
  }
}

/** Status by position in the brand's list: most are online, and there is one of every other status. */
const STATUS_AT: Record<number, SandboxOffer['status']> = {
  5: 'unpublished',
  6: 'sold',
  7: 'unsold',
  8: 'disapproved',
};

interface Place {
  brand: Brand;
  country: Country;
  /** Position from 1 among the brand's offers in the country. */
  place: number;
  now: number;
  dealers: readonly SandboxDealer[];
}

/** The validity of an offer by place, and its dealers. */
function reach({ place, dealers }: Place, type: string) {
  const first = dealers[place % Math.max(1, dealers.length)];
  const dealerGroup = first?.dealerGroup ?? null;
  const states = [...new Set(dealers.map(({ stateCode }) => stateCode ?? ''))].sort();
  const some = states.filter((_, i) => i % 3 === place % 3);
  if (type === 'DEALER' && place % 2 === 0) {
    const group = dealers.filter((dealer) => dealer.dealerGroup === dealerGroup);
    return {
      coverage: 'DEALER_GROUP',
      jurisdiction: 'DEALER_GROUP',
      dealerGroup,
      dealerCodes: group.map(({ idSiteGeo }) => idSiteGeo),
      stateCodes: [...new Set(group.map(({ stateCode }) => stateCode ?? ''))],
    };
  }
  if (type === 'DEALER') {
    return {
      coverage: 'STATE',
      jurisdiction: 'DEALER',
      dealerGroup: null,
      dealerCodes: first ? [first.idSiteGeo] : [],
      stateCodes: first?.stateCode ? [first.stateCode] : [],
    };
  }
  const national = { coverage: 'NATIONAL', dealerGroup: null, dealerCodes: [], stateCodes: [] };
  if (type === 'RENTAL') return { ...national, jurisdiction: 'CONTEXT' };
  if (place % 4 === 2) return { ...national, coverage: 'STATE', jurisdiction: 'BRAND', stateCodes: some };
  if (place % 4 === 3) return { ...national, coverage: 'REGIONAL', jurisdiction: 'BRAND', stateCodes: some };
  return { ...national, jurisdiction: 'MARKET' };
}

function offerFor(version: SandboxVersion, type: 'FCA' | 'DEALER' | 'RENTAL', at: Place): SandboxOffer {
  const { brand, country, place, now } = at;
  const { code, modelCode, modelName, versionName, year, fuel } = version;
  const random = randomFrom(`${code} ${type} ${place}`);
  const list = money(version.price, country);
  const monthly = Math.round((list * 0.024) / 10) * 10;
  const price: Price =
    type === 'RENTAL'
      ? {
          type: 'INSTALLMENT',
          source: 'ecommercePrice',
          installments: 24,
          installmentValue: monthly,
          entranceValue: 0,
          value: monthly,
        }
      : priceOf(list, place - 1);
  const value = price.to ?? price.value ?? list;
  const id = `of-${brand}-${country === 'AR' ? 'ar-' : ''}${place}`;
  const name = `${SANDBOX_BRANDS[brand].label} ${modelName} ${versionName} ${year}`;
  const texts: Record<typeof type, Text> = {
    FCA: [`${name} com condições de fábrica`, `${name} con condiciones de fábrica`],
    DEALER: [`${name} na concessionária`, `${name} en tu concesionario`],
    RENTAL: [`${name} por assinatura`, `${name} por suscripción`],
  };
  return {
    id,
    type,
    status: STATUS_AT[place] ?? 'published',
    ordering: place,
    brand,
    market: country === 'AR' ? 'es-AR' : 'pt-BR',
    countryCode: country,
    title: say(texts[type], country),
    description: `${name}, ${say(FROM, country)} ${value.toLocaleString(
      country === 'AR' ? 'es-AR' : 'pt-BR',
      {
        style: 'currency',
        currency: country === 'AR' ? 'ARS' : 'BRL',
        maximumFractionDigits: 0,
      },
    )}`,
    ...reach(at, type),
    mvsCode: code,
    modelCode,
    modelName,
    versionName,
    year,
    fuel,
    category: type === 'RENTAL' ? CATEGORIES[3] : random.pick([CATEGORIES[0], CATEGORIES[0], CATEGORIES[1]]),
    stamps: place % 3 === 0 ? [random.pick(STAMPS)] : [],
    features: fuel === 'Electric' ? [FEATURES[3]] : place % 2 === 0 ? [random.pick(FEATURES)] : [],
    parts: place % 2 === 1 ? [random.pick(PARTS)] : [],
    value,
    version: 1,
    regionalIds: [],
    imageIds: [],
    price,
    productId: `prod-${id}`,
    isSaved: false,
    reason: STATUS_AT[place] === 'disapproved' ? 'O preço não confere com o da tabela vigente.' : '',
    legalText: say(LEGAL, country),
    validFrom: new Date(now - 10 * DAY).toISOString(),
    validUntil: new Date(now + (20 + (place % 20)) * DAY).toISOString(),
  };
}

const TYPES_BY_PLACE = ['FCA', 'FCA', 'DEALER', 'FCA', 'DEALER'] as const;

/** Offers that staff has prepared and not published yet: as many as some pages of a table. */
const PLANNED: readonly (readonly [Brand, Country, number])[] = [
  ['jeep', 'BR', 48],
  ['peugeot', 'AR', 48],
];
const PLANNED_FROM = 20;
const toPlanned = (offer: SandboxOffer): SandboxOffer => ({
  ...offer,
  status: 'unpublished',
  title: `${offer.title}, lote ${offer.ordering}`,
});

/** All initial offers: at least eleven of each brand in Brazil and six in Argentina. */
export function makeOffers(dealers: readonly SandboxDealer[], now: number): SandboxOffer[] {
  return BRANDS.flatMap((brand) => {
    const models = modelsOf(brand);
    const make = (
      country: Country,
      count: number,
      types: readonly ('FCA' | 'DEALER' | 'RENTAL')[],
      from = 0,
    ) => {
      const own = dealers.filter((dealer) => dealer.brand === brand && dealer.countryCode === country);
      return Array.from({ length: count }, (_, i) => {
        const versions = models[i % models.length]?.versions ?? [];
        const version = versions[(i + Math.floor(i / models.length)) % Math.max(1, versions.length)];
        const type = types[i % types.length] ?? 'FCA';
        return version && own.length > 0
          ? [offerFor(version, type, { brand, country, place: from + i + 1, now, dealers: own })]
          : [];
      }).flat();
    };
    const sold = [...make('BR', 12, TYPES_BY_PLACE), ...make('AR', 6, TYPES_BY_PLACE)];
    const planned = PLANNED.flatMap(([of, country, count]) =>
      of === brand ? make(country, count, TYPES_BY_PLACE, PLANNED_FROM).map(toPlanned) : [],
    );
    const rented = RENTAL_BRANDS.includes(brand)
      ? [...make('BR', 4, ['RENTAL'], 12), ...make('AR', 3, ['RENTAL'], 12)]
      : [];
    return [...sold, ...rented, ...planned];
  });
}

import { timeZoneOf } from '#domain/dealer/opening-hours';
import { amountText } from '#domain/money/currency';
import { parseTypedAmount, parseTypedPercent } from '#domain/money/typed-amount';
import { PRICE_TYPES } from '#domain/offers/offer-kinds';
import type { DateRange } from '#domain/time/date-range';
import { clockIn, momentIn } from '#domain/time/zoned-time';
import { country } from '#page/core/metadata';
import type { Offer } from '#services/entities/offer';

export type PriceType = (typeof PRICE_TYPES)[number];

/** The numbers of a price, typed as text. */
export const AMOUNTS = [
  'value',
  'from',
  'to',
  'percent',
  'installments',
  'installmentValue',
  'entranceValue',
] as const;
export type AmountName = (typeof AMOUNTS)[number];

/** Which of them each form of a price has (spec cars#price-forms). */
export const AMOUNTS_OF: Readonly<Record<PriceType, readonly AmountName[]>> = {
  FULL_PRICE: ['value'],
  STARTS_WITH: ['value'],
  FROM_TO: ['from', 'to'],
  PERCENT: ['percent', 'value'],
  INSTALLMENT: ['installments', 'installmentValue', 'entranceValue', 'value'],
};
/** Not every price in installments has them. */
export const OPTIONAL_AMOUNTS: readonly AmountName[] = ['entranceValue'];

export interface OfferValues extends Record<AmountName, string> {
  mvsCode: string;
  title: string;
  description: string;
  type: string;
  coverage: string;
  /** Of the chosen regions, where the coverage is REGIONAL. */
  stateCodes: readonly string[];
  regionalIds: readonly string[];
  dealerGroup: string;
  /** Without any, it is valid at all dealers of its coverage. */
  dealerCodes: readonly string[];
  jurisdiction: string;
  priceType: string;
  valid: DateRange;
  legalText: string;
  imageIds: readonly string[];
}

export const FIELDS = [
  'mvsCode',
  'title',
  'description',
  'type',
  'coverage',
  'stateCodes',
  'regionalIds',
  'dealerGroup',
  'dealerCodes',
  'jurisdiction',
  'priceType',
  ...AMOUNTS,
  'valid',
  'legalText',
  'imageIds',
] as const satisfies readonly (keyof OfferValues)[];

export const NEW_OFFER: OfferValues = {
  mvsCode: '',
  title: '',
  description: '',
  type: 'FCA',
  coverage: 'NATIONAL',
  stateCodes: [],
  regionalIds: [],
  dealerGroup: '',
  dealerCodes: [],
  jurisdiction: 'BRAND',
  priceType: 'FULL_PRICE',
  value: '',
  from: '',
  to: '',
  percent: '',
  installments: '',
  installmentValue: '',
  entranceValue: '',
  valid: { from: '', to: '' },
  legalText: '',
  imageIds: [],
};

export const isPriceType = (text: string): text is PriceType =>
  (PRICE_TYPES as readonly string[]).includes(text);

export const amountsOf = (priceType: string): readonly AmountName[] =>
  isPriceType(priceType) ? AMOUNTS_OF[priceType] : [];

/** Whether an offer of a coverage is valid in states: those that are chosen, or those of the chosen regions. */
export const hasStates = (coverage: string | null | undefined): boolean =>
  coverage === 'STATE' || coverage === 'REGIONAL';

const zone = () => timeZoneOf(country() ?? 'BR', '');

/** The day of a moment, where the offers are valid. */
function dayOf(moment: string | null | undefined): string {
  const at = Date.parse(moment ?? '');
  return Number.isNaN(at) ? '' : clockIn(at, zone()).date;
}

/** The moment of a day; the one that the offer has already if it is of that day. */
function momentOf(day: string, time: string, present: string | null | undefined): string | undefined {
  if (!day) return undefined;
  if (present && dayOf(present) === day) return present;
  return new Date(momentIn(day, time, zone())).toISOString();
}

const amountOf = (name: AmountName, typed: string): number | null =>
  name === 'percent' ? parseTypedPercent(typed) : parseTypedAmount(typed);

/** Writes a number as its field does: money with thousands and cents. */
const typedAmount = (name: AmountName, amount: number): string =>
  name === 'percent' || name === 'installments' ? String(amount).replace('.', ',') : amountText(amount);

/**
 * Returns what the editor shows of an offer.
 * @param typed what was typed: a number stays as it is written there
 */
export function valuesOf(offer: Offer, typed?: OfferValues): OfferValues {
  const { price, value } = offer;
  const priceType = price?.type ?? 'FULL_PRICE';
  const amounts = Object.fromEntries(
    AMOUNTS.map((name) => {
      if (!amountsOf(priceType).includes(name)) return [name, typed?.[name] ?? ''];
      const amount = price?.[name] ?? (name === 'value' ? value : undefined);
      if (typeof amount !== 'number' || Number.isNaN(amount)) return [name, ''];
      const before = typed?.[name] ?? '';
      return [name, amountOf(name, before) === amount ? before : typedAmount(name, amount)];
    }),
  ) as Record<AmountName, string>;
  return {
    ...amounts,
    mvsCode: offer.mvsCode ?? '',
    title: offer.title,
    description: offer.description ?? '',
    type: offer.type ?? '',
    coverage: offer.coverage ?? '',
    // What the coverage has no use for is not sent.
    stateCodes: typed && !hasStates(offer.coverage) ? typed.stateCodes : [...offer.stateCodes].sort(),
    dealerGroup: typed && offer.coverage !== 'DEALER_GROUP' ? typed.dealerGroup : (offer.dealerGroup ?? ''),
    regionalIds:
      typed && offer.coverage !== 'REGIONAL' ? typed.regionalIds : [...(offer.regionalIds ?? [])].sort(),
    dealerCodes: [...(offer.dealerCodes ?? [])].sort(),
    jurisdiction: offer.jurisdiction ?? '',
    priceType,
    valid: { from: dayOf(offer.validFrom), to: dayOf(offer.validUntil) },
    legalText: offer.legalText ?? '',
    imageIds: offer.imageIds,
  };
}

/** Returns the content that is sent for what was typed. */
export function contentOf(values: OfferValues, offer?: Offer) {
  const { title, description, type, coverage, jurisdiction, priceType, legalText, valid } = values;
  const amounts = amountsOf(priceType).flatMap((name) => {
    const amount = amountOf(name, values[name]);
    return amount === null ? [] : [[name, amount] as const];
  });
  const isSameCoverage = coverage === offer?.coverage;
  const validFrom = momentOf(valid.from, '00:00', offer?.validFrom);
  const validUntil = momentOf(valid.to, '23:59', offer?.validUntil);
  return {
    title: title.trim(),
    description: description.trim(),
    type,
    coverage,
    jurisdiction,
    stateCodes: hasStates(coverage) ? [...values.stateCodes] : isSameCoverage ? offer.stateCodes : [],
    regionalIds: coverage === 'REGIONAL' ? [...values.regionalIds] : isSameCoverage ? offer.regionalIds : [],
    dealerCodes: [...values.dealerCodes],
    ...(coverage === 'DEALER_GROUP' && { dealerGroup: values.dealerGroup }),
    price: { type: priceType, ...Object.fromEntries(amounts) },
    legalText: legalText.trim(),
    ...(validFrom && { validFrom }),
    ...(validUntil && { validUntil }),
    imageIds: [...values.imageIds],
  };
}

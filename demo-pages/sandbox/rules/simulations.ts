import type { InferOutput } from 'valibot';
import type { Language } from '#domain/core/brands';
import type { simulation } from '#services/entities/simulation';
import { found, Refusal } from '../answers';
import { VERSIONS } from '../data/cars';
import { moment } from '../lib/moments';
import type { World } from '../world';
import { simulated, type Terms } from './banks';
import { COUPON_WORDS, usable } from './coupons';

/** A stored simulation in the common form of all banks. */
export type Simulated = InferOutput<typeof simulation>;

export interface Wanted extends Terms {
  source: string;
  planType: string;
  mvs: string;
  year: number;
  planId?: string;
  partIds?: string[];
  colorCode?: string;
  offerId?: string;
  /** What a coupon takes off the price. */
  coupon?: { couponName: string; discount: number };
}

/** A bank that takes no coupons: it answers without them. */
const WITHOUT_COUPONS = 'PSA_TRADITIONAL';

function made(id: string, world: World, wanted: Wanted, language?: Language): Simulated {
  const { source, mvs, year, price, offerId, planId = '', coupon } = wanted;
  // An offer's plan is named by its source and plan type.
  const planType = planId.startsWith(`${source}-`) ? planId.slice(source.length + 1) : wanted.planType;
  const financed = price - (coupon?.discount ?? 0);
  const figures = simulated(source, { ...wanted, price: financed, planType }, language);
  return {
    id,
    source,
    planType,
    planId: wanted.planId ?? `${source}-${planType}`,
    offerId: offerId ?? null,
    mvs,
    year,
    price,
    colorCode: wanted.colorCode ?? '',
    partIds: wanted.partIds ?? [],
    entrancePercent: wanted.entrancePercent,
    numberOfInstallments: wanted.numberOfInstallments,
    ...figures,
    couponName: coupon?.couponName ?? '',
    ...(coupon && { discount: coupon.discount }),
    hasOffers: figures.hasOffers || !!offerId,
    createdAt: moment(world),
  };
}

/** One initial simulation per source. That of ZFLOW has the address of the external flow. */
function examples(world: World): Simulated[] {
  const car = VERSIONS[0];
  if (!car) return [];
  const { code, year, price } = car;
  const terms = { planType: 'MSC', mvs: code, year, price, entrancePercent: 30, numberOfInstallments: 36 };
  const own = ['CDC', 'NEXT', 'PSA_BALAO', 'PSA_TRADITIONAL'].map((source) =>
    made(`sim-${source.toLowerCase().replace('_', '-')}`, world, {
      ...terms,
      source,
      ...(/NEXT|BALAO/.test(source) && { finalInstallmentPercentage: 30 }),
    }),
  );
  const external = made('sim-zflow', world, { ...terms, source: 'CDC' });
  return [
    ...own,
    { ...external, source: 'ZFLOW', planId: 'ZFLOW-MSC', externalUrl: 'https://financiamento.example/zflow' },
  ];
}

const simulations = (world: World): Map<string, Simulated> =>
  world.table('simulations', () => new Map(examples(world).map((each) => [each.id, each])));

export const simulationOf = (world: World, id: string): Simulated =>
  found(simulations(world).get(id), 'simulation');

/** Simulates and stores the result, with its text in the caller's language. */
export function simulate(world: World, wanted: Wanted, language?: Language): Simulated {
  const all = simulations(world);
  const result = made(`sim-${all.size + 1}`, world, wanted, language);
  all.set(result.id, result);
  return result;
}

/**
 * Returns what a coupon takes off an offer's price; nothing where the bank takes none. Throws why it cannot be used,
 * also without a down payment that it needs.
 */
function couponOf(
  world: World,
  source: string,
  {
    offerId,
    couponName,
    period,
    entrancePercent,
  }: Record<'offerId' | 'couponName', string> & {
    period: number;
    entrancePercent: number;
  },
  language: Language,
): { couponName: string; discount: number } | undefined {
  const coupon = usable(world, { name: couponName, offerId, period, language });
  if (coupon.needsDownPayment && entrancePercent === 0) {
    throw new Refusal(422, {
      error: 'the coupon needs a down payment',
      errors: { couponName: COUPON_WORDS[language].downPayment },
    });
  }
  return source === WITHOUT_COUPONS
    ? undefined
    : { couponName: coupon.couponName, discount: coupon.discount ?? 0 };
}

/** Repeats a simulation with an offer's price and plan, under the same id. Not for an external flow. */
export function simulateWithOffer(
  world: World,
  id: string,
  offer: { id: string; type?: string | null; value: number },
  change: Partial<Terms> & { couponName?: string },
  language: Language = 'pt-BR',
): Simulated {
  const {
    source = '',
    mvs = '',
    year,
    price,
    numberOfInstallments,
    entrancePercent,
    ...before
  } = simulationOf(world, id);
  if (source === 'ZFLOW') throw new Refusal(422, { error: `No adapter found for financing type ${source}` });
  if (offer.type === 'RENTAL') throw new Refusal(422, { error: 'a car for rent is not financed' });
  const terms = {
    entrancePercent: change.entrancePercent ?? entrancePercent ?? 0,
    period: change.numberOfInstallments ?? numberOfInstallments ?? 0,
  };
  const { couponName } = change;
  const coupon =
    couponName && couponOf(world, source ?? '', { offerId: offer.id, couponName, ...terms }, language);
  const wanted = {
    source: source ?? '',
    planType: 'OFFER',
    mvs: mvs ?? '',
    year: year ?? 0,
    price: offer.value,
    colorCode: before.colorCode ?? '',
    partIds: before.partIds ?? [],
    entrancePercent: terms.entrancePercent,
    numberOfInstallments: terms.period,
    ...(coupon && { coupon }),
    finalInstallmentPercentage:
      change.finalInstallmentPercentage ?? before.finalInstallmentPercentage ?? undefined,
    offerId: offer.id,
  };
  const result = made(id, world, wanted, language);
  simulations(world).set(id, result);
  return result;
}

import type { InferOutput } from 'valibot';
import type { Language } from '../../../src/domain/core/brands';
import type { simulation } from '../../../src/services/entities/simulation';
import { found, Refusal } from '../answers';
import { VERSIONS } from '../data/cars';
import { moment } from '../lib/moments';
import type { World } from '../world';
import { simulated, type Terms } from './banks';

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
}

function made(id: string, world: World, wanted: Wanted, language?: Language): Simulated {
  const { source, mvs, year, price, offerId, planId = '' } = wanted;
  // An offer's plan is named by its source and plan type.
  const planType = planId.startsWith(`${source}-`) ? planId.slice(source.length + 1) : wanted.planType;
  const figures = simulated(source, { ...wanted, planType }, language);
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

/** Repeats a simulation with an offer's price and plan, under the same id. Not for an external flow. */
export function simulateWithOffer(
  world: World,
  id: string,
  offer: { id: string; type?: string | null; value: number },
  change: Partial<Terms>,
  language?: Language,
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
  const wanted = {
    source: source ?? '',
    planType: 'OFFER',
    mvs: mvs ?? '',
    year: year ?? 0,
    price: offer.value,
    colorCode: before.colorCode ?? '',
    partIds: before.partIds ?? [],
    entrancePercent: change.entrancePercent ?? entrancePercent ?? 0,
    numberOfInstallments: change.numberOfInstallments ?? numberOfInstallments ?? 0,
    finalInstallmentPercentage:
      change.finalInstallmentPercentage ?? before.finalInstallmentPercentage ?? undefined,
    offerId: offer.id,
  };
  const result = made(id, world, wanted, language);
  simulations(world).set(id, result);
  return result;
}

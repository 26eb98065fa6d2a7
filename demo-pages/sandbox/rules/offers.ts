import { canBecome, isOfferStatus } from '#domain/offers/offer-lifecycle';
import { byPrice } from '#domain/offers/price-order';
import type { Facet, Offer } from '#services/entities/offer';
import { found, Refusal } from '../answers';
import { plain } from '../data/cities';
import { makeOffers, type SandboxOffer } from '../data/offers';
import { hasPast } from '../data/story';
import { DAY, HOUR } from '../lib/moments';
import type { World } from '../world';

/** When the one car of some offers is bought, in ms after the first request: on the same day, and days later. */
const SALES: readonly (readonly [id: RegExp, after: number])[] = [
  [/-(11|ar-5)$/, 2 * HOUR],
  [/-(12|ar-6)$/, 2 * DAY],
];

interface Stock {
  byId: Map<string, SandboxOffer>;
  /** Cars that are still to be bought, with the time. */
  sales: Map<string, number>;
}

const makeStock = (world: World): Stock => {
  const now = world.now();
  const made = makeOffers(world.dealers, now);
  return {
    byId: new Map(made.map((offer) => [offer.id, offer])),
    sales: new Map(
      made.flatMap(({ id }) =>
        SALES.filter(([of]) => of.test(id)).map(([, after]) => [id, now + after] as const),
      ),
    ),
  };
};

/** Every offer, whatever its status, by id. Some are sold as time goes by. */
export function offers(world: World): Map<string, SandboxOffer> {
  const { byId, sales } = world.table('offers', () => makeStock(world));
  for (const [id, at] of sales) {
    if (world.now() < at) continue;
    sales.delete(id);
    const offer = byId.get(id);
    if (offer?.status === 'published') Object.assign(offer, { status: 'sold', version: offer.version + 1 });
  }
  return byId;
}

export const offerOf = (world: World, id: string): SandboxOffer => found(offers(world).get(id), 'offer');

/** Published and valid offers, in the order set by staff. */
export const publicOffers = (world: World): SandboxOffer[] =>
  [...offers(world).values()]
    .filter(({ status, validUntil }) => status === 'published' && Date.parse(validUntil) > world.now())
    .sort((a, b) => a.ordering - b.ordering);

/** Changes an offer's status, or throws. */
export function setStatus(world: World, id: string, wanted: string, reason = ''): SandboxOffer {
  const offer = offerOf(world, id);
  const status = wanted.toLowerCase();
  if (!isOfferStatus(status)) {
    throw new Refusal(422, { error: 'there is no such status', errors: { status: 'Situação desconhecida' } });
  }
  if (!canBecome(offer.status, status)) {
    throw new Refusal(409, { error: `an offer that is ${offer.status} cannot become ${status}` });
  }
  return Object.assign(offer, {
    status,
    reason: status === 'disapproved' ? reason : '',
    version: offer.version + 1,
  });
}

export interface Search {
  brand?: string;
  market?: string;
  text?: string;
  model?: string[];
  priceFrom?: number;
  priceTo?: number;
  fuel?: string[];
  year?: number[];
  feature?: string[];
  state?: string;
  type?: string[];
  dealerCode?: string;
  sort?: string;
}

/** c-BR is Brazil as well (spec market#markets). */
export const countryOf = (market: string) => (market === 'es-AR' ? 'AR' : 'BR');

const oneOf = (wanted: readonly string[] | undefined, values: readonly (string | null | undefined)[]) =>
  !wanted?.length || wanted.some((each) => values.some((value) => plain(each) === plain(value ?? '')));

/** An empty list of places or dealers matches all. */
const holdsFor = (code: string | undefined, codes: readonly string[]) =>
  !code || codes.length === 0 || codes.includes(code);

const FILTERS: Record<string, (offer: SandboxOffer, search: Search) => boolean> = {
  brand: (offer, { brand }) => !brand || offer.brand === brand.toLowerCase(),
  market: (offer, { market }) => !market || offer.countryCode === countryOf(market),
  text: ({ title, modelName, versionName }, { text = '' }) =>
    plain(text)
      .split(/\s+/)
      .every((word) => plain(`${title} ${modelName} ${versionName}`).includes(word)),
  model: ({ modelCode, modelName }, { model }) => oneOf(model, [modelCode, modelName]),
  price: ({ value }, { priceFrom = 0, priceTo = Number.POSITIVE_INFINITY }) =>
    value >= priceFrom && value <= priceTo,
  fuel: (offer, { fuel }) => oneOf(fuel, [offer.fuel]),
  year: (offer, { year }) => !year?.length || year.includes(offer.year ?? 0),
  feature: ({ features }, { feature }) => !feature?.length || features.some(({ id }) => feature.includes(id)),
  state: ({ stateCodes }, { state }) => holdsFor(state, stateCodes),
  type: (offer, { type }) => oneOf(type, [offer.type]),
  dealer: ({ dealerCodes }, { dealerCode }) => holdsFor(dealerCode, dealerCodes),
};

const matching = (all: readonly SandboxOffer[], search: Search, without = ''): SandboxOffer[] =>
  all.filter((offer) =>
    Object.entries(FILTERS).every(([name, passes]) => name === without || passes(offer, search)),
  );

const SORTS: Record<string, (a: SandboxOffer, b: SandboxOffer) => number> = {
  ordering: (a, b) => a.ordering - b.ordering,
  price: byPrice(1),
  '-price': byPrice(-1),
  newest: (a, b) => (b.validFrom ?? '').localeCompare(a.validFrom ?? '') || b.ordering - a.ordering,
};

/** Published offers that match, in the requested order. */
export function searchOffers(world: World, search: Search): SandboxOffer[] {
  const order = SORTS[search.sort ?? 'ordering'];
  if (!order) throw new Refusal(422, { error: `offers cannot be sorted by ${search.sort}` });
  return matching(publicOffers(world), search).sort(order);
}

type Entry = readonly [value: string, label: string];

const FACETS: Record<string, (offer: SandboxOffer) => readonly Entry[]> = {
  model: ({ modelCode, modelName }) => [[modelCode ?? '', modelName ?? '']],
  fuel: ({ fuel }) => [[fuel ?? '', fuel ?? '']],
  type: ({ type }) => [[type ?? '', type ?? '']],
  year: ({ year }) => (year ? [[String(year), String(year)]] : []),
  feature: ({ features }) => features.map(({ id, name }) => [id, name]),
};

/** The number of results of each filter if only that filter changes. */
export function facetsOf(world: World, search: Search): Facet[] {
  const all = publicOffers(world);
  return Object.entries(FACETS).map(([field, entriesOf]) => {
    const values = new Map<string, { value: string; label: string; count: number }>();
    for (const [value, label] of matching(all, search, field).flatMap(entriesOf)) {
      values.set(value, { value, label, count: (values.get(value)?.count ?? 0) + 1 });
    }
    return { field, values: [...values.values()].sort((a, b) => b.count - a.count) };
  });
}

/** Ids of saved offers, by user and brand. */
const savedIds = (world: World) => world.table('saved offers', () => new Map<string, string[]>());

/** Default saved offers: the first ones of the brand, until the user saves others. */
export function savedOffers(world: World, userId: string, brand: string, market?: string): Offer[] {
  const known = savedIds(world).get(`${userId} ${brand}`);
  const first = () =>
    searchOffers(world, { brand, market: market ?? 'pt-BR' })
      .slice(0, hasPast(userId) ? 2 : 0)
      .map(({ id }) => id);
  return (known ?? first())
    .flatMap((id) => offers(world).get(id) ?? [])
    .filter((offer) => !market || offer.countryCode === countryOf(market))
    .map((offer) => ({ ...offer, isSaved: true }));
}

export function saveOffers(world: World, userId: string, brand: string, ids: readonly string[]): Offer[] {
  for (const id of ids) {
    if (offerOf(world, id).brand !== brand.toLowerCase()) {
      throw new Refusal(422, { error: `the offer ${id} is not of this brand` });
    }
  }
  savedIds(world).set(`${userId} ${brand}`, [...new Set(ids)]);
  return savedOffers(world, userId, brand);
}

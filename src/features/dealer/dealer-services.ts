/** Which dealers offer a service. */
import * as dealers from '#services/dealer';
import type { Dealer } from '#services/entities/dealer';
import { firstAnswer } from '#services/http/first-answer';
import { cachedQuery } from '#services/http/query-cache';
import { type DealerFilter, filterQuery } from './dealer-filter';

/** Dealers of one request: an address has a limited length. */
const PER_REQUEST = 40;

/** Loads the services that the brand's workshops can offer. */
export const brandServices = (filter: DealerFilter = {}) => {
  const { brand, country } = filterQuery(filter);
  return cachedQuery(`dealers ${brand} ${country} services`, () =>
    dealers.listMaintenanceServices({ query: { brand, country } }),
  );
};

/** Loads the ids of the services of some dealers, by the dealer. */
async function servicesOf(ids: readonly string[], filter: DealerFilter): Promise<Map<string, string[]>> {
  const one = async (id: string): Promise<[string, string[]]> => {
    const own = await cachedQuery(`dealer services ${id}`, () => dealers.listDealerServices({ id }));
    return [id, own.map((service) => service.id)];
  };
  const together = async () => {
    const { brand, country } = filterQuery(filter);
    const found = await dealers.listDetailedDealers({ query: { brand, country, dealerCode: [...ids] } });
    return new Map(found.map(({ idSiteGeo, services }) => [idSiteGeo, (services ?? []).map(({ id }) => id)]));
  };
  return firstAnswer([together, async () => new Map(await Promise.all(ids.map(one)))]);
}

/** Returns those of the dealers that offer the filter's service; all of them without one. Rejects with the ServiceError. */
export async function offeringService(all: readonly Dealer[], filter: DealerFilter): Promise<Dealer[]> {
  const { service } = filter;
  if (!service) return [...all];
  const offering: Dealer[] = [];
  for (let start = 0; start < all.length; start += PER_REQUEST) {
    const some = all.slice(start, start + PER_REQUEST);
    const services = await servicesOf(
      some.map(({ idSiteGeo }) => idSiteGeo),
      filter,
    );
    offering.push(...some.filter(({ idSiteGeo }) => services.get(idSiteGeo)?.includes(service)));
  }
  return offering;
}

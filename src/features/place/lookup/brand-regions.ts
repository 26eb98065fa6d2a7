import { brand, country } from '#page/core/metadata';
import { cachedQuery } from '#services/http/query-cache';
import { listRegionals } from '#services/regional';
import { regionStates } from './regions';

export interface BrandRegion {
  id: string;
  name: string;
  stateCodes: readonly string[];
}

/** Loads the regions of the page's brand in its country, as far as the service knows their states (spec services#dealers). */
export const brandRegions = (): Promise<BrandRegion[]> => {
  const [ofBrand, ofCountry] = [brand() ?? '', country() ?? ''];
  return cachedQuery(`regions of ${ofBrand} ${ofCountry}`, async () => {
    const all = await listRegionals({ country: ofCountry, query: { brand: ofBrand } });
    const regions = await Promise.all(
      all.map(async ({ regionalId: id, name }) => {
        const states = await regionStates(ofBrand, id);
        return { id, name: name || id, stateCodes: states.map(({ code }) => code) };
      }),
    );
    return regions.filter(({ stateCodes }) => stateCodes.length > 0);
  });
};

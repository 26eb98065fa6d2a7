import { brand, country } from '#page/core/metadata';
import { listDealers } from '#services/dealer';

/** An item of the list for the view. */
export interface Item {
  id: string;
  name: string;
  place: string;
}

/** Resolves to the brand's dealers in the page's country. Throws a ServiceError. */
export async function loadItems(signal: AbortSignal): Promise<Item[]> {
  const found = await listDealers({ query: { brand: brand(), country: country() } }, { signal });
  return found.map(({ idSiteGeo, name, cityName, stateCode }) => ({
    id: idSiteGeo,
    name,
    place: [cityName, stateCode].filter(Boolean).join(', '),
  }));
}

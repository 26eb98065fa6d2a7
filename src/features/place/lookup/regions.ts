import { sameName } from '#domain/person/same-name';
import { safeParse } from '#domain/validation/safe-parse';
import { searchDealers } from '#features/dealer/search-dealers';
import { brand } from '#page/core/metadata';
import { serviceBase } from '#page/settings/service-bases';
import * as dealers from '#services/dealer';
import type { Dealer } from '#services/entities/dealer';
import { area as areaSchema } from '#services/entities/place';
import { orNull } from '#services/http/problem';
import { cachedQuery } from '#services/http/query-cache';
import * as regional from '#services/regional';
import { $location, type Location } from '../location-store';

type Area = Location['influenceAreas'][number];
type Regional = Location['regionals'][number];

/** Influence areas of a state whose cities are compared with a city that has no dealer (ours). */
const MAX_AREAS = 6;

/** A service answers 404 if a brand has nothing there. */
const orNone = async <T>(asked: Promise<T[]>): Promise<T[]> => (await orNull(asked)) ?? [];

/** The influence areas of dealers, each once. */
function areasOf(all: readonly Dealer[]): Area[] {
  const areas = all.flatMap(({ influenceArea }) => {
    const { success, output } = safeParse(areaSchema, influenceArea);
    return success ? [{ id: output.id, code: output.code ?? '', brandName: output.brandName ?? '' }] : [];
  });
  return [...new Map(areas.map((area) => [area.id, area])).values()];
}

const isIn = (
  { cityCode, cityName }: Location,
  city: { cityCode?: string | null; cityName?: string | null },
) => (cityCode && city.cityCode ? city.cityCode === cityCode : sameName(city.cityName ?? '', cityName));

/**
 * Loads the influence areas of a place: those of its dealers, or, in a city without one, those of the state's dealers
 * that contain the city (spec places#dealers).
 */
const influenceAreas = (ofBrand: string, place: Location): Promise<Area[]> => {
  const { countryCode, stateCode, cityCode, cityName } = place;
  return cachedQuery(`areas ${ofBrand} ${countryCode} ${stateCode} ${cityCode || cityName}`, async () => {
    const query = { brand: ofBrand, country: countryCode, stateCode: [stateCode] };
    const all = await orNone(searchDealers({ query }));
    const own = areasOf(all.filter((dealer) => isIn(place, dealer)));
    if (own.length > 0) return own;
    const near = areasOf(all).slice(0, MAX_AREAS);
    const cities = await Promise.all(near.map(({ id }) => orNone(dealers.listAreaCities({ id }))));
    return near.filter((_, index) => cities[index]?.some((city) => isIn(place, city)));
  });
};

/** Loads the states of a brand's region; none where the service has none. */
export const regionStates = (ofBrand: string, regionCode: string) =>
  cachedQuery(`regional states ${ofBrand} ${regionCode}`, () =>
    orNone(regional.listRegionalStates({ regionCode, brand: ofBrand })),
  );

/** Loads the brand's region of a place's state; the regions divide the country (spec places#dealers). */
const regionals = (ofBrand: string, place: Location): Promise<Regional[]> => {
  const { countryCode, stateCode, stateName = stateCode } = place;
  return cachedQuery(`regionals ${ofBrand} ${countryCode} ${stateCode}`, async () => {
    const all = await orNone(regional.listRegionals({ country: countryCode, query: { brand: ofBrand } }));
    // One after the other: the first that has the state is the only one.
    for (const { regionalId, brandName } of all) {
      const states = await regionStates(ofBrand, regionalId);
      if (states.some(({ code, name }) => code === stateCode || sameName(name, stateName))) {
        return [{ regionalId, brandName: brandName ?? '' }];
      }
    }
    return [];
  });
};

/**
 * Returns a place with its influence areas and regionals for the page's brand (spec places#location), loaded once per
 * page view; the place itself if it has them, or if the page has no brand. Rejects with the ServiceError.
 */
export async function placeWithRegions(place: Location): Promise<Location> {
  const ofBrand = brand();
  if (!ofBrand || place.regionsBrand === ofBrand) return place;
  const [areas, regions] = await Promise.all([influenceAreas(ofBrand, place), regionals(ofBrand, place)]);
  return { ...place, influenceAreas: areas, regionals: regions, regionsBrand: ofBrand };
}

/**
 * Adds the influence areas and regionals to the page's place; without effect if the page has no dealers, if they cannot
 * be loaded, or if another place was chosen in the meantime.
 */
export async function addRegions(place: Location, set: (place: Location) => void): Promise<void> {
  if (!serviceBase('dealer')) return;
  const found = await placeWithRegions(place).catch(() => place);
  if (found !== place && $location.get() === place) set(found);
}

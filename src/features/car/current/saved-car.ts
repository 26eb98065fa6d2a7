import { array, type InferOutput, looseObject, number, object, optional, string } from 'valibot';
import { isUsable, OFFERED_CAR_LIFETIME, SAVED_CAR_CELL } from '#domain/car/saved-car';
import { brand, country } from '#page/core/metadata';
import { type Cell, persisted } from '#page/settings/storage';
import { knownLocation } from '../../place/location-store';

/** A saved configuration: codes, no prices, and no visitor data but the place, as far as it was known. */
const savedCar = looseObject({
  savedAt: number(),
  brand: string(),
  mvs: object({ code: string(), year: optional(number()), modelCode: string() }),
  location: object({
    countryCode: string(),
    stateCode: optional(string()),
    cityCode: optional(string()),
  }),
  color: string(),
  coating: string(),
  parts: array(string()),
  services: array(string()),
});
export type SavedCar = InferOutput<typeof savedCar>;

/** Longer than a configuration is usable: after that its choices can begin another one. */
const lifetime = () => OFFERED_CAR_LIFETIME;
/**
 * The tab's own cell has precedence: two tabs with two cars do not conflict, and a new tab starts with the latest of
 * all.
 */
export const savedCarCells = (): Cell<SavedCar>[] =>
  (['sessionStorage', 'localStorage'] as const).map((area) =>
    persisted(SAVED_CAR_CELL.name, savedCar, { area, lifetime, version: SAVED_CAR_CELL.version }),
  );

const savedWhere = (fits: (saved: SavedCar) => boolean): SavedCar | undefined => {
  const found = savedCarCells()
    .map((cell) => cell.load())
    .find((saved) => saved !== undefined && saved.brand === brand() && fits(saved));
  return found?.location.countryCode === country() ? found : undefined;
};

/** Returns where the visitor is, as it is saved with a car: the page's country, and the place that they have chosen. */
export function savedPlace(): SavedCar['location'] | undefined {
  const countryCode = country();
  if (!countryCode) return undefined;
  const { stateCode, cityCode } = knownLocation(countryCode) ?? {};
  return { countryCode, ...(stateCode && { stateCode }), ...(cityCode && { cityCode }) };
}

/**
 * Returns the configuration of an earlier visit to a page of this brand and country, if it is still valid (spec
 * cars#saved-configuration).
 */
export const savedConfiguration = (): SavedCar | undefined => {
  const place = savedPlace();
  return savedWhere((saved) => isUsable(saved, { ...(place && { place }) }));
};

/** Takes the place of a saved configuration along: the visitor has chosen another one with its car on the page. */
export function moveSavedCar(mvsCode: string): void {
  const location = savedPlace();
  if (!location) return;
  for (const cell of savedCarCells()) {
    const saved = cell.load();
    const isOwn = saved && saved.brand === brand() && saved.mvs.code === mvsCode;
    if (isOwn) cell.save({ ...saved, location });
  }
}

/** Returns an earlier configuration that is not usable any more; its choices can begin another one. */
export const expiredConfiguration = (): SavedCar | undefined =>
  savedConfiguration() ? undefined : savedWhere((saved) => saved.savedAt < Date.now());

/** The configurator's last step, as long as its car; of this tab, else of the latest. */
const stepCells = (): Cell<string>[] =>
  (['sessionStorage', 'localStorage'] as const).map((area) =>
    persisted('configurator-step', string(), { area, lifetime }),
  );

export const saveStep = (step: string): void => {
  for (const cell of stepCells()) cell.save(step);
};

/** Returns the step at which the saved configuration was left; undefined if unknown. */
export const savedStep = (): string | undefined =>
  stepCells()
    .map((cell) => cell.load())
    .find(Boolean);

export const clearSavedCar = (): void => {
  for (const cell of savedCarCells()) cell.clear();
};

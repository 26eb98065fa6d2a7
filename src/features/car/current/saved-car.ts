import { array, type InferOutput, looseObject, number, object, optional, string } from 'valibot';
import { isUsable, OFFERED_CAR_LIFETIME, SAVED_CAR_CELL } from '#domain/car/saved-car';
import { brand, country } from '#page/core/metadata';
import { type Cell, persisted } from '#page/settings/storage';

/** A saved configuration: codes, no prices, and no visitor data but the country. */
const savedCar = looseObject({
  savedAt: number(),
  brand: string(),
  mvs: object({ code: string(), year: optional(number()), modelCode: string() }),
  location: object({ countryCode: string() }),
  color: string(),
  coating: string(),
  parts: array(string()),
  services: array(string()),
});
export type SavedCar = InferOutput<typeof savedCar>;

/** Longer than a configuration is usable: after that the visitor is asked whether to resume it. */
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

/**
 * Returns the configuration of an earlier visit to a page of this brand and country, if it is still valid (spec
 * cars#saved-configuration).
 */
export const savedConfiguration = (): SavedCar | undefined => savedWhere(isUsable);

/** Returns an earlier configuration that is too old to be restored without asking the visitor. */
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

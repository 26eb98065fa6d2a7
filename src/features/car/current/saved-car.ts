import { array, type InferOutput, looseObject, number, object, optional, string } from 'valibot';
import { isUsable, SAVED_CAR_LIFETIME } from '../../../domain/saved-car';
import { brand, country } from '../../../page/core/metadata';
import { type Cell, persisted } from '../../../page/settings/storage';

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

const lifetime = () => SAVED_CAR_LIFETIME;
/**
 * The tab's own cell has precedence: two tabs with two cars do not conflict, and a new tab starts with the latest of
 * all.
 */
export const savedCarCells = (): Cell<SavedCar>[] =>
  (['sessionStorage', 'localStorage'] as const).map((area) =>
    persisted('car', savedCar, { area, lifetime, version: 2 }),
  );

/**
 * Returns the configuration of an earlier visit to a page of this brand and country, if it is still valid (spec
 * cars#saved-configuration).
 */
export function savedConfiguration(): SavedCar | undefined {
  const found = savedCarCells()
    .map((cell) => cell.load())
    .find((saved) => saved !== undefined && saved.brand === brand() && isUsable(saved));
  return found?.location.countryCode === country() ? found : undefined;
}

export const clearSavedCar = (): void => {
  for (const cell of savedCarCells()) cell.clear();
};

import type { ConfiguratorStep } from '#domain/status/screen-steps';
import type { CarOptions } from '#features/car/car-store';

/** The list of a version that a step shows; a step with an empty list is skipped. */
const LISTS = {
  optionals: 'parts',
  color: 'colors',
  accessories: 'accessories',
  coating: 'coatings',
  services: 'services',
} as const;

/**
 * Returns the author's steps in their fixed order (spec screens#configurator-steps), without those that the version has
 * no items for.
 */
export function stepsFor(
  written: readonly ConfiguratorStep[],
  order: readonly ConfiguratorStep[],
  options: CarOptions | null,
): ConfiguratorStep[] {
  return order.filter((step) => {
    const list = LISTS[step as keyof typeof LISTS];
    return written.includes(step) && (!list || !options || options[list].length > 0);
  });
}

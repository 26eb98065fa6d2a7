import type { ConfiguratorStep } from '../../../../src/domain/standalone/screen-steps';
import type { CarOptions } from '../../../../src/stores/current-car';

/** Lists of a version that a step is about: one with nothing in it is no step. */
const LISTS = {
  optionals: 'parts',
  color: 'colors',
  accessories: 'accessories',
  coating: 'coatings',
  services: 'services',
} as const;

/** The author's steps, in their fixed order (spec screens#configurator-steps), without those the version has nothing for. */
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

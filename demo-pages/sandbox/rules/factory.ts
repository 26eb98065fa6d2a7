import { listPrice } from '../data/cars';
import { colorsOf } from '../data/cars/colors';
import { coatingsOf } from '../data/cars/interior';
import { optionalsOf } from '../data/cars/parts';
import type { SandboxVersion } from '../data/cars/types';
import { chassisOf } from '../data/cars/vehicles';
import { dayFromNow } from '../lib/moments';
import type { World } from '../world';

/** Days until a car is available, by its location. */
const DAYS = { YARD: 5, TRANSIT: 15, FACTORY: 35 } as const;

/** Maximum number of cars of one version that the factory has or is making. */
const MOST = 28;

/** All cars of a version that the factory has or is making, including proposed ones. */
export const factoryCars = (world: World, version: SandboxVersion) => {
  const random = world.random(`factory ${version.code}`);
  const colors = colorsOf(version).filter(({ onlyWith }) => onlyWith.length === 0);
  const coatings = coatingsOf(version);
  // Only parts that can be combined freely: without inclusions and exclusions.
  const free = optionalsOf(version).filter(
    (part) =>
      part.inclusiveIds.length +
        part.exclusiveIds.length +
        part.alternatives.length +
        part.dependencies.length ===
      0,
  );
  return Array.from({ length: random.whole(3, MOST) }, (_, i) => {
    const color = colors[random.whole(0, colors.length - 1)];
    const coating = coatings[random.whole(0, coatings.length - 1)];
    const parts = free.filter(() => random.whole(0, 2) === 0);
    const place = random.pick(['YARD', 'TRANSIT', 'FACTORY']);
    // Only what stands in the yard is in stock.
    const stockedAt = place === 'YARD' ? dayFromNow(world, -((i * 17) % 120)) : '';
    const list = listPrice(version);
    const extras = [color, coating, ...parts].reduce((sum, part) => sum + (part?.price ?? 0), 0);
    return {
      id: `F-${version.code}-${i + 1}`,
      mvsCode: version.code,
      chassis: chassisOf(`factory ${version.code} ${i}`),
      colorCode: color?.code ?? '',
      colorName: color?.name ?? '',
      coatingCode: coating?.code ?? '',
      optionalCodes: parts.map(({ code }) => code),
      place: place as string,
      availableAt: dayFromNow(world, DAYS[place as keyof typeof DAYS]),
      stockedAt,
      price: list === null ? null : list + extras,
    };
  });
};
export type FactoryCar = ReturnType<typeof factoryCars>[number];

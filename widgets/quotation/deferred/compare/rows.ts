import { finalPrice } from '#domain/quotation/conditions';
import { isAccessory } from '#domain/vehicle/vehicle-kinds';
import type { CurrentCar } from '#features/car/car-store';
import type { ProposedCar } from '../proposed-car';
import { conditionsOf, type Values } from '../values';

export const COMPARED = [
  'version',
  'color',
  'coating',
  'optionals',
  'accessories',
  'services',
  'stock',
  'initialPrice',
  'total',
  'newPrice',
  'discount',
  'finalPrice',
  'validity',
] as const;
export type ComparedRow = (typeof COMPARED)[number];

/** A proposal as a column of a comparison: a text, or an amount that is null while unknown. */
export type Proposal = Record<ComparedRow, string | number | null>;

const names = (all: readonly { name: string }[]) => all.map(({ name }) => name).join(', ');

/** Returns the proposal that is being made; nothing of the customer is in it. */
export function proposalOf(car: CurrentCar, values: Partial<Values>, stock: ProposedCar | null): Proposal {
  const { mvs, parts } = car;
  const conditions = conditionsOf(values);
  return {
    version: [mvs?.modelName, mvs?.versionName, mvs?.year].filter(Boolean).join(' '),
    color: car.color?.name ?? '',
    coating: car.coating?.name ?? '',
    optionals: names(parts.filter((part) => !isAccessory(part))),
    accessories: names(parts.filter(isAccessory)),
    services: car.services.map(({ serviceName }) => serviceName).join(', '),
    stock: stock?.car.chassis ?? '',
    initialPrice: car.prices?.price ?? null,
    total: car.total,
    newPrice: conditions.newPrice ?? '',
    discount: conditions.discount || '',
    finalPrice: finalPrice(car.total, conditions),
    validity: values.validity ?? '',
  };
}

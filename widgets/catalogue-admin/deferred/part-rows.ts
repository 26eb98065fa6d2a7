import { country } from '#page/core/metadata';
import type { Mvs, Part } from '#services/entities/car';
import { listAccessories, listItems } from '#services/part';

/** Kinds of parts that are kept here; colours and upholsteries have calls of their own (spec cars#parts). */
export const TYPES = ['ITEM', 'ACCESSORY'] as const;
export const BEHAVIORS = ['OPTIONAL', 'FEATURED'] as const;

/** Resolves to the items and the accessories of a version. Throws a ServiceError. */
export async function partsOf({ code }: Mvs, signal: AbortSignal): Promise<Part[]> {
  const query = { mvsCode: code, country: country() };
  const [items, accessories] = await Promise.all([
    listItems({ query }, { signal }),
    listAccessories({ query }, { signal }),
  ]);
  // The list that a part is in says its kind where the part does not.
  return [
    ...items.map((part) => ({ ...part, type: part.type || 'ITEM' })),
    ...accessories.map((part) => ({ ...part, type: part.type || 'ACCESSORY' })),
  ];
}

const { compare } = new Intl.Collator('pt-BR', { numeric: true });
export const ORDERS = {
  name: (one: Part, other: Part) => compare(one.name, other.name),
  code: (one: Part, other: Part) => compare(one.code, other.code),
  price: (one: Part, other: Part) => (one.price ?? 0) - (other.price ?? 0),
};

interface Placed {
  id: string;
  /** Its place among the brand's offers; services omit it for one that has none yet. */
  ordering?: number | null | undefined;
}

/**
 * Returns the places of offers in their new order: the places that they had before, so that offers which are not among them keep
 * theirs. Where some had none or the same, they are numbered from 1.
 */
export function placesOf(offers: readonly Placed[]): readonly { id: string; ordering: number }[] {
  const had = new Set(offers.flatMap(({ ordering }) => (typeof ordering === 'number' ? [ordering] : [])));
  const places = [...had].sort((one, other) => one - other);
  const given = places.length === offers.length ? places : offers.map((_, index) => index + 1);
  return offers.map(({ id }, index) => ({ id, ordering: given[index] as number }));
}

/** What somebody else has done to an order: an offer that came, that went, or that has another place. Places count from 1. */
export type OrderChange =
  | { kind: 'new' | 'gone'; id: string }
  | { kind: 'moved'; id: string; from: number; to: number };

/**
 * Returns what has changed in an order. An offer has moved if it has another place among those that both orders have: what comes
 * or goes moves no other.
 */
export function orderChanges(before: readonly Placed[], now: readonly Placed[]): readonly OrderChange[] {
  const idsOf = (offers: readonly Placed[]) => new Set(offers.map(({ id }) => id));
  const [known, present] = [idsOf(before), idsOf(now)];
  const common = [...known].filter((id) => present.has(id));
  const places = new Map([...present].filter((id) => known.has(id)).map((id, index) => [id, index]));
  return [
    ...common.flatMap((id, from): OrderChange[] => {
      const to = places.get(id) as number;
      return to === from ? [] : [{ kind: 'moved', id, from: from + 1, to: to + 1 }];
    }),
    ...[...present].flatMap((id): OrderChange[] => (known.has(id) ? [] : [{ kind: 'new', id }])),
    ...[...known].flatMap((id): OrderChange[] => (present.has(id) ? [] : [{ kind: 'gone', id }])),
  ];
}

/** Returns the present offers in an order that was made of earlier ones: one that is new comes after the one that is before it now. */
export function carryOrder<T extends Placed>(order: readonly Placed[], now: readonly T[]): readonly T[] {
  const present = new Map(now.map((offer) => [offer.id, offer]));
  const ordered = order.flatMap(({ id }) => present.get(id) ?? []);
  const known = new Set(ordered.map(({ id }) => id));
  now.forEach((offer, index) => {
    if (known.has(offer.id)) return;
    // 0 for the first: none is before it.
    const place = ordered.findIndex(({ id }) => id === now[index - 1]?.id) + 1;
    ordered.splice(place, 0, offer);
  });
  return ordered;
}

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

import type { Product } from '#services/entities/offer';
import type { Reservation } from '#services/entities/reservation';
import { listProducts } from '#services/offer-site';
import { useHost } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';

/**
 * Returns what an order's car was bought as through an offer; undefined for any other order, and while it is unknown: the
 * order is paid as any other.
 */
export function useOfferProduct({ productId }: Reservation): Product | undefined {
  const { signal } = useHost();
  const { value } = useQuery(
    () => listProducts({ query: { id: productId ?? '' } }, { signal }),
    productId ?? undefined,
  );
  return value?.find(({ id }) => id === productId);
}

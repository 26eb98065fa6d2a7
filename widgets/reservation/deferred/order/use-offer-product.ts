import type { Product } from '../../../../src/services/entities/offer';
import type { Reservation } from '../../../../src/services/entities/reservation';
import { listProducts } from '../../../../src/services/offer-site';
import { useHost } from '../../../../src/ui/core/host-context';
import { useQuery } from '../../../../src/ui/hooks/use-query';

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

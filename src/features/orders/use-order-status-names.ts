import { deferred } from '#ui/core/deferred';
import { useHost } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { nameOfStatus } from '#ui/hooks/name-of-status';

const labels = {
  'pt-BR': deferred(() => import('#domain/orders/order-status-labels')),
  'es-AR': deferred(() => import('#domain/orders/order-status-labels.es-AR')),
};

export interface OrderStatusNames {
  /** Returns the label of a status of an order in the visitor's language; undefined until the labels have loaded. */
  nameOf?: (status: string) => string;
  /** Number of failed attempts to load them. */
  failures: number;
  retry(): void;
}

/** Loads the labels of the statuses of orders. */
export function useOrderStatusNames(): OrderStatusNames {
  const { module, failures, retry } = useDeferred(labels[useHost().language]);
  return { ...(module && { nameOf: (status) => nameOfStatus(status, module) }), failures, retry };
}

/** Returns the function that names an order's status in the visitor's language; empty names until the labels have loaded. */
export function useOrderStatusName(): (status: string) => string {
  const { nameOf } = useOrderStatusNames();
  return (status) => nameOf?.(status) ?? '';
}

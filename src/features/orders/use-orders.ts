import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { newestFirst } from '#domain/lists/newest-first';
import { ofBrand } from '#domain/lists/of-brand';
import { brand } from '#page/core/metadata';
import { noteServerTime, serverTime } from '#page/server-clock';
import type { Reservation } from '#services/entities/reservation';
import { listUserReservations } from '#services/reservation';
import { useCollection } from '#ui/collection/use-collection';
import { useHost } from '#ui/core/host-context';
import { useEvent } from '#ui/hooks/use-event';
import { useTabShown } from '#ui/hooks/use-tab-shown';
import { useFormerRows, useVisitorRows } from '../session/use-account-content';
import { $guestAccess } from './guest/guest-access';
import { useOrderStatusNames } from './use-order-status-names';

export interface Orders {
  /** Newest first; undefined until they and the names of their statuses have loaded. */
  orders?: readonly Reservation[];
  failed: boolean;
  /** They are of who was signed in before, and must not be seen: those of the present session load. */
  isFormer: boolean;
  /** Loads what has failed again. */
  retry(): void;
  reload(): void;
  /** Shows an order as the service has just answered it; an answer under way does not undo it. */
  put(order: Reservation): void;
}

/** Browsers fire a longer timer at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Milliseconds until the next payment deadline; undefined if there is none. */
function nextDeadline(orders: readonly Reservation[], now: number): number | undefined {
  const left = orders
    .map(({ expiresAt }) => Date.parse(expiresAt ?? '') - now)
    .filter((each) => each > 0 && each < LONGEST_TIMER);
  return left.length > 0 ? Math.min(...left) : undefined;
}

/**
 * Loads the visitor's orders of the page's brand, of the session or of the anonymous guest (spec reservations#guests): once per session,
 * again when the tab is shown, and after a payment deadline. What is shown stays while they load again.
 */
export function useOrders(): Orders {
  const { signal } = useHost();
  const list = useCollection(useVisitorRows(useStore($guestAccess)), async () => {
    const answer = await listUserReservations({}, { signal });
    noteServerTime(answer.find(({ now }) => now)?.now);
    return newestFirst(ofBrand(answer, brand()), ({ createdAt }) => createdAt);
  });
  const { items: orders, failed, retry: reload } = list;
  useTabShown(reload);
  const onDeadline = useEvent(reload);
  useEffect(() => {
    const now = serverTime();
    const left = orders && now !== undefined ? nextDeadline(orders, now) : undefined;
    if (left === undefined) return;
    const timer = setTimeout(onDeadline, left);
    return () => clearTimeout(timer);
  }, [orders]);
  const isFormer = useFormerRows(list);
  const { nameOf, failures, retry } = useOrderStatusNames();
  return {
    ...(orders && nameOf && { orders }),
    failed: failed || (!nameOf && failures > 0),
    isFormer,
    retry() {
      if (failed) reload();
      if (!nameOf) retry();
    },
    reload,
    put: list.put,
  };
}

import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { latestRequest } from '../../domain/standalone/latest-request';
import { noteServerTime, serverTime } from '../../page/server-clock';
import type { Reservation } from '../../services/entities/reservation';
import { listUserReservations } from '../../services/reservation';
import { useHost } from '../../ui/core/host-context';
import { useStatusNames } from '../../ui/hooks/use-status-names';
import { $session } from '../session/session';
import { $guestAccess } from './guest/guest-access';

export interface Orders {
  /** Newest first; undefined until they and the names of their statuses have loaded. */
  orders?: readonly Reservation[];
  /** Returns the label of a status; empty until the labels have loaded. */
  statusName(status: string): string;
  failed: boolean;
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
 * Loads the visitor's orders, of the session or of the anonymous guest (spec reservations#guests): once per session,
 * again when the tab is shown, and after a payment deadline. What is shown stays while they load again.
 */
export function useOrders(): Orders {
  const { signal } = useHost();
  const { serial } = useStore($session);
  const access = useStore($guestAccess);
  const shownFor = useRef(access);
  const [state, setState] = useState<{ orders?: readonly Reservation[]; failed?: boolean; of?: number }>({});
  const [requests] = useState(latestRequest);
  const reload = () => {
    const { isSignedIn, end, serial: of } = $session.get();
    // What is shown stays after the session has ended by itself: the call would answer for a guest.
    if (!isSignedIn && end === 'expired') return;
    const isLatest = requests.start();
    setState(({ failed: _, ...before }) => (end === 'signed-out' && before.of !== of ? {} : before));
    listUserReservations({}, { signal }).then(
      (orders) => {
        if (!isLatest()) return;
        noteServerTime(orders.find(({ now }) => now)?.now);
        setState({ orders, of });
      },
      // Orders of an earlier session may be another account's.
      () => isLatest() && setState((before) => ({ ...(before.of === of && before), failed: true })),
    );
  };
  const latest = useRef(reload);
  latest.current = reload;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per session and guest
  useEffect(() => {
    // What was shown may be another guest's.
    if (shownFor.current !== access) setState({});
    shownFor.current = access;
    latest.current();
    return requests.drop;
  }, [serial, access]);
  useEffect(() => {
    const onShown = () => {
      if (!document.hidden) latest.current();
    };
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, []);
  const { orders } = state;
  useEffect(() => {
    const now = serverTime();
    const left = orders && now !== undefined ? nextDeadline(orders, now) : undefined;
    if (left === undefined) return;
    const timer = setTimeout(() => latest.current(), left);
    return () => clearTimeout(timer);
  }, [orders]);
  const { nameOf, failures, retry } = useStatusNames();
  const { failed = false } = state;
  return {
    ...(orders && nameOf && { orders }),
    statusName: (status) => nameOf?.(status) ?? '',
    failed: failed || (!nameOf && failures > 0),
    retry() {
      if (failed) reload();
      if (!nameOf) retry();
    },
    reload,
    put(order) {
      requests.drop();
      setState(({ orders: all = [], of }) => ({
        ...(of !== undefined && { of }),
        orders: all.map((each) => (each.id === order.id ? order : each)),
      }));
    },
  };
}

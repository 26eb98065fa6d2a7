import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ReservationScreen } from '../../../../src/domain/reservation/flow';
import type { Contact } from '../../../../src/features/contact/contact';
import { type Orders, useOrders } from '../../../../src/features/orders/use-orders';
import { $session } from '../../../../src/features/session/session';
import { SessionEnded } from '../../../../src/features/session/sign-in/SessionEnded';
import { SignInLink } from '../../../../src/features/session/sign-in/SignInLink';
import { useSessionEnded } from '../../../../src/features/session/use-session-ended';
import { knownGuest } from '../../../../src/page/settings/guest';
import { validateReservationUser } from '../../../../src/services/reservation';
import { FailureNotice } from '../../../../src/ui/core/FailureNotice';
import { useHost, useMessages } from '../../../../src/ui/core/host-context';
import { Button } from '../../../../src/ui/parts/Button';
import { Empty } from '../../../../src/ui/parts/Empty';
import { Failed } from '../../../../src/ui/parts/Failed';
import { Loading } from '../../../../src/ui/parts/Loading';
import type { ReservationProps } from '../../attributes';
import { messages } from './messages';
import { OrderView } from './OrderView';

export interface OrderProps extends Pick<ReservationProps, 'orderUrl' | 'financingUrl'> {
  /** The order's id. */
  id: string;
  /** The screen that was shown last. */
  shown: RefObject<ReservationScreen | null>;
  /** Leaves the order for another car, with the data of who reserved. */
  onRestart(contact: Partial<Contact>): void;
}

/**
 * Gives the orders of this browser's guest to the account that has just signed in, if it lacks one; once per account and
 * page view. Returns whether the loaded orders are then those that there are.
 */
function useGuestOrders({ orders, reload }: Pick<Orders, 'orders' | 'reload'>, isMissing: boolean): boolean {
  const { signal } = useHost();
  const { isSignedIn, serial } = useStore($session);
  /** The session that was asked for, and the orders that were loaded before it had those of the guest. */
  const [claim, setClaim] = useState<{ serial: number; before?: Orders['orders'] }>({ serial: -1 });
  const latest = useRef({ orders, reload });
  latest.current = { orders, reload };
  const guest = knownGuest();
  const isNeeded = isMissing && isSignedIn && guest !== undefined && claim.serial !== serial;
  useEffect(() => {
    if (!isNeeded || !guest) return;
    validateReservationUser({ headers: { 'x-reservation-anonymous-guest': guest } }, { signal }).then(
      () => {
        const { orders: before, reload: again } = latest.current;
        setClaim({ serial, before });
        again();
      },
      () => setClaim({ serial }),
    );
  }, [isNeeded, guest, serial, signal]);
  return !isNeeded && claim.before !== orders;
}

/** An order from its payment on, or a view in its place while it is loading, if there is none, and if it could not be loaded. */
export function Order({ id, shown, onRestart, ...props }: OrderProps) {
  const w = useMessages(messages);
  const { isSignedIn } = useStore($session);
  const all = useOrders();
  const { orders, failed, retry, reload, put, statusName } = all;
  const isEnded = useSessionEnded();
  const region = useRef<HTMLDivElement>(null);
  const found = orders?.find((each) => each.id === id);
  const isSearched = useGuestOrders(all, !!orders && !found);
  /** The pressed button is then removed: the focus stays in the widget. */
  const runAgain = () => {
    region.current?.focus();
    retry();
  };
  const restart = <Button onClick={() => onRestart({})}>{w.restart}</Button>;
  return (
    <div tabIndex={-1} ref={region} aria-busy={!orders && !failed && !isEnded}>
      <SessionEnded />
      {!isEnded && orders && failed && <FailureNotice onRetry={runAgain} />}
      {!isEnded && !orders && (failed ? <Failed onRetry={runAgain} /> : <Loading />)}
      {orders && !found && !isSearched && <Loading />}
      {orders && !found && isSearched && (
        <Empty title={w.notFound} action={isSignedIn ? restart : <SignInLink />}>
          {isSignedIn ? w.otherAccount : w.notSignedIn}
        </Empty>
      )}
      {found && (
        <OrderView
          order={found}
          shown={shown}
          statusName={statusName}
          onAnswered={put}
          onReload={reload}
          onRestart={onRestart}
          {...props}
        />
      )}
    </div>
  );
}

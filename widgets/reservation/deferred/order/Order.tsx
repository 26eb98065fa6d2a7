import { useStore } from '@nanostores/react';
import type { RefObject } from 'react';
import type { ReservationScreen } from '#domain/reservation/flow';
import type { Contact } from '#features/contact/contact';
import { Curtain } from '#features/orders/Curtain';
import { ClaimOrder, FindOrder, GuestOrder } from '#features/orders/guest/GuestOrder';
import { useOrders } from '#features/orders/use-orders';
import { forgetAcceptance } from '#features/payment/accepted-terms';
import { forgetPayments, openPayments, partName } from '#features/payment/attempts';
import { forgetSeenTerms } from '#features/payment/seen-terms';
import { $session } from '#features/session/session';
import { SessionExpired } from '#features/session/sign-in/SessionExpired';
import { SignInLink } from '#features/session/sign-in/SignInLink';
import { useSessionExpired } from '#features/session/use-account-content';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import type { ReservationProps } from '../../attributes';
import { forgetHold } from '../hold/kept-hold';
import { texts } from './messages';
import { OrderView } from './OrderView';

export interface OrderProps extends Pick<ReservationProps, 'orderUrl' | 'financingUrl'> {
  /** The order's id. */
  id: string;
  /** The screen that was shown last. */
  shown: RefObject<ReservationScreen | null>;
  /** Opens another order, which the visitor has found. */
  onOpen(id: string): void;
  /** Leaves the order, of which nothing is kept. */
  onLeft(): void;
  /** Leaves the order for another car, with the data of who reserved. */
  onRestart(contact: Partial<Contact>): void;
}

/** An order from its payment on, or a view in its place while it is loading, if there is none, and if it could not be loaded. */
export function Order({ id, shown, onOpen, onRestart, onLeft, ...props }: OrderProps) {
  const messages = useMessages(texts);
  const isSignedIn = useStore($session).state === 'signedIn';
  const isExpired = useSessionExpired();
  const { orders, failed, isFormer, retry, reload, put } = useOrders();
  const found = orders?.find((each) => each.id === id);
  /** Read again with each state of the order. */
  const openPayment = [false, true].some((isRest) => openPayments(partName(id, isRest)).length > 0);
  /** The browser's storage holds the order's car, what was seen of it and the attempts to pay; one that is open stays. */
  const leave = () => {
    forgetHold(id);
    forgetPayments(id);
    forgetSeenTerms(id);
    for (const isRest of [false, true]) forgetAcceptance(partName(id, isRest));
    onLeft();
  };
  const restart = <Button onClick={() => onRestart({})}>{messages.restart}</Button>;
  return (
    <div tabIndex={-1} aria-busy={!orders && !failed && !isExpired}>
      <SessionExpired />
      {!isExpired && orders && failed && <FailureNotice onRetry={retry} />}
      {!isExpired && !orders && (failed ? <Failed onRetry={retry} /> : <Loading />)}
      {isFormer && <Loading />}
      {orders && !found && !isFormer && (
        <>
          <Empty title={messages.notFound} action={isSignedIn ? restart : <SignInLink />}>
            {isSignedIn ? messages.otherAccount : messages.notSignedIn}
          </Empty>
          <FindOrder onFound={onOpen} />
        </>
      )}
      {found && (
        <Curtain isDrawn={isFormer}>
          <ClaimOrder order={found} onClaimed={put} />
          <OrderView
            order={found}
            shown={shown}
            onAnswered={put}
            onReload={reload}
            onRestart={onRestart}
            {...props}
          />
          <GuestOrder order={found} openPayment={openPayment ? messages.leaveOpen : ''} onLeft={leave} />
        </Curtain>
      )}
    </div>
  );
}

import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Curtain } from '#features/orders/Curtain';
import { ClaimOrder, FindOrder, GuestOrder } from '#features/orders/guest/GuestOrder';
import { useManageLink } from '#features/orders/guest/guest-access';
import { OrderDetail } from '#features/orders/OrderDetail';
import { ORDER_PARAMETER } from '#features/orders/order-link';
import { ordersDrawing } from '#features/orders/orders-drawing';
import { useOrders } from '#features/orders/use-orders';
import { $session, readSession } from '#features/session/session';
import { SessionExpired } from '#features/session/sign-in/SessionExpired';
import { SignInLink } from '#features/session/sign-in/SignInLink';
import { useSessionExpired } from '#features/session/use-account-content';
import { writeAddress } from '#page/address/write-address';
import { safeUrl } from '#page/core/safe-url';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import type { OrderTimelineProps } from '../attributes';
import { texts } from './messages';

/** The order, or a view in its place while it is loading, if there is none, and if it could not be loaded. */
export function Order({
  order: named,
  ordersUrl,
  paymentUrl,
  documentsUrl,
  photoUrl,
  welcomeKitUrl,
}: Omit<OrderTimelineProps, 'heading'>) {
  const messages = useMessages(texts);
  useManageLink();
  const isSignedIn = useStore($session).state === 'signedIn';
  // A page that replaces its content may have signed the visitor in without telling.
  useEffect(() => readSession(), []);
  const { orders, failed, isFormer, retry, reload, put } = useOrders();
  const isExpired = useSessionExpired();
  /** An order that the visitor has searched; empty: left. */
  const [found, setFound] = useState<string | null>(null);
  const id = found ?? (named || new URLSearchParams(location.search).get(ORDER_PARAMETER) || '');
  const order = orders?.find((each) => each.id === id);
  const allOrders = safeUrl(ordersUrl);
  const leave = () => {
    setFound('');
    const url = new URL(location.href);
    url.searchParams.delete(ORDER_PARAMETER);
    writeAddress(url);
  };
  const back = allOrders && (
    <a className="link" href={allOrders}>
      {messages.allOrders}
    </a>
  );
  if (!id) return <Empty title={messages.noOrder} action={back} drawing={ordersDrawing} />;
  return (
    <div className="order" tabIndex={-1} aria-busy={!orders && !failed && !isExpired}>
      {order && back}
      <SessionExpired />
      {!isExpired && orders && failed && <FailureNotice onRetry={retry} />}
      {!isExpired && !orders && (failed ? <Failed onRetry={retry} /> : <Loading />)}
      {isFormer && <Loading />}
      {order && (
        <Curtain isDrawn={isFormer}>
          <ClaimOrder order={order} onClaimed={put} />
          <OrderDetail
            key={id}
            {...{ order, paymentUrl, documentsUrl, photoUrl, welcomeKitUrl }}
            onChanged={put}
            onReload={reload}
          />
          <GuestOrder order={order} onLeft={leave} />
        </Curtain>
      )}
      {orders && !order && !isFormer && (
        <>
          <Empty title={messages.notFound} action={isSignedIn ? back : <SignInLink />}>
            {isSignedIn ? messages.otherAccount : messages.notSignedIn}
          </Empty>
          <FindOrder onFound={setFound} />
        </>
      )}
    </div>
  );
}

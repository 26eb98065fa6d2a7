import { useEffect, useRef, useState } from 'react';
import { OrderDetail } from '#features/orders/OrderDetail';
import { ORDER_PARAMETER } from '#features/orders/order-link';
import { useOrders } from '#features/orders/use-orders';
import { useSessionExpired } from '#features/session/use-account-content';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { useUrlStep } from '#ui/hooks/use-url-step';
import { LateContent } from '#ui/LateContent';
import { Button } from '#ui/parts/Button';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { Skeleton } from '#ui/parts/Skeleton';
import type { OrdersProps } from '../attributes';
import css from './list.css?inline';
import { texts } from './messages';
import { OrderList } from './OrderList';

/**
 * The list, or one of its orders, which is in the page's URL so that a link, a reload and the browser's history lead to
 * it; or a view in its place while it is loading, if it is empty, and if it could not be loaded.
 */
export function List({ detailsUrl, paymentUrl, carsUrl, ...pages }: Omit<OrdersProps, 'heading'>) {
  const messages = useMessages(texts);
  const { orders, failed, retry, reload, put } = useOrders();
  const isExpired = useSessionExpired();
  const region = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const url = useUrlStep(ORDER_PARAMETER, (id) => change(id ?? ''));
  const [open, setOpen] = useState(() => url.read() ?? '');
  /** The order that was open: its entry takes the focus on the way back. */
  const [left, setLeft] = useState('');
  const moved = useRef(false);
  useStyles(css);
  const change = (id: string) => {
    moved.current = true;
    setLeft(open);
    setOpen(id);
  };
  const show = (id: string) => {
    change(id);
    url.write(id, 'push');
  };
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    if (open) (heading.current ?? region.current)?.focus();
    else region.current?.querySelector<HTMLElement>(`[id="order-${CSS.escape(left)}"]`)?.focus();
  }, [open, left]);
  const order = orders?.find(({ id }) => id === open);
  return (
    <div className="list" tabIndex={-1} ref={region} aria-busy={!orders && !failed && !isExpired}>
      {!isExpired && orders && failed && <FailureNotice onRetry={retry} />}
      {!isExpired && !orders && failed && <Failed onRetry={retry} />}
      {!isExpired && !orders && !failed && (
        <Loading>
          <Skeleton kind="rows" count={4} />
        </Loading>
      )}
      {orders && open && (
        <>
          <Button kind="plain" onClick={() => show('')}>
            {messages.back}
          </Button>
          {order ? (
            <OrderDetail
              key={open}
              {...{ order, heading, paymentUrl, ...pages }}
              onChanged={put}
              onReload={reload}
            />
          ) : (
            <p className="notice bad" role="alert">
              {messages.notFound}
            </p>
          )}
        </>
      )}
      {orders && !open && (
        <LateContent>
          <OrderList {...{ orders, detailsUrl, carsUrl }} onOpen={show} />
        </LateContent>
      )}
    </div>
  );
}

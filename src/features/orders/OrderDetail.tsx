import { type Ref, useEffect, useRef, useState } from 'react';
import { isCompleted } from '#domain/orders/completed-statuses';
import { cancellationObstacle, orderPhase, orderProgress } from '#domain/orders/order-progress';
import { endedMoney, paymentState, restPayments } from '#domain/reservation/payment';
import type { Reservation } from '#services/entities/reservation';
import { deferred } from '#ui/core/deferred';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { useDeferredDialog } from '#ui/dialog/use-deferred-dialog';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { useLatest } from '#ui/hooks/use-latest';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { Timeline } from '#ui/parts/Timeline';
import { StatusMessage } from '#ui/StatusMessage';
import { VersionPicture } from '../car/current/VersionPicture';
import { CancelReason } from './CancelReason';
import { EndedMoney } from './EndedMoney';
import { texts } from './messages';
import { OrderBadge } from './OrderBadge';
import { OrderFacts } from './OrderFacts';
import { type NeedPages, OrderLinks } from './OrderLinks';
import css from './order.css?inline';
import { orderLink } from './order-link';
import { orderDeadline, orderName, orderOrigin } from './order-name';
import { Receipt } from './Receipt';
import { hasReceipt } from './receipt-rows';
import { isCancellationSent, noteCancellation } from './sent-cancellations';
import { useOrderStatus } from './use-order-status';
import { useOrderStatusName } from './use-order-status-names';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor has cancelled an order, or asked for it. order: its id. */
    'vt-order-cancelled': { order: string };
  }
}

interface OrderDetailProps extends NeedPages {
  order: Reservation;
  /** Receives the focus when the order is opened. */
  heading?: Ref<HTMLHeadingElement>;
  /** Called with a newer state of the order. */
  onChanged(order: Reservation): void;
  /** Loads the order again. */
  onReload(): void;
  /** Address of the page on which an order is paid; empty for none. */
  paymentUrl: string;
}

const cancelDialog = deferred(() => import('./CancelDialog'));

const WAITS_FOR_REST = 'REMAINING_PAYMENT';

/** One order: its car, its timeline, its payments, and what can be done with it. */
export function OrderDetail({ order, heading, onChanged, onReload, paymentUrl, ...pages }: OrderDetailProps) {
  const host = useHost();
  const messages = useMessages(texts);
  const { language } = host;
  const cancellation = useDeferredDialog(cancelDialog);
  const [announcement, setAnnouncement] = useState('');
  const note = useRef<HTMLDivElement>(null);
  const isCancelling = isCancellationSent(order);
  const { failures, busy, isFollowing, update } = useOrderStatus(order, onChanged, onReload, isCancelling);
  useStyles(css);
  const shown = useRef(order.status);
  const statusName = useOrderStatusName();
  const name = statusName(order.status);
  const latestName = useLatest(name);
  useEffect(() => {
    if (shown.current === order.status) return;
    shown.current = order.status;
    setAnnouncement(fillMessage(messages.updated, { status: name }));
  }, [order.status, name, messages]);
  // Also of a status that has not changed: what the visitor asks for has an answer.
  const updateAndSay = async () => {
    setAnnouncement('');
    if (await update()) setAnnouncement(fillMessage(messages.updated, { status: latestName.current }));
  };
  const cancelled = (next: Reservation) => {
    const text = orderPhase(next) === 'cancelled' ? messages.cancelled : messages.requested;
    shown.current = next.status;
    noteCancellation(order.id);
    wasCancelled.current = true;
    cancellation.close();
    onChanged(next);
    setAnnouncement(text);
    host.emit('vt-order-cancelled', { order: order.id });
  };
  const isOpen = !!cancellation.dialog;
  const wasCancelled = useRef(false);
  // The button that opened the dialog is gone once the order has been cancelled.
  useEffect(() => {
    if (wasCancelled.current && !isOpen) note.current?.focus();
    wasCancelled.current = false;
  }, [isOpen]);

  const phase = orderPhase(order);
  const obstacle = cancellationObstacle(order);
  const deadline = orderDeadline(order, language);
  const isRestSent = restPayments(order).some((each) => paymentState(each) !== 'ended');
  const link = (page: string, text: string) => {
    const address = orderLink(page, order.id);
    return address ? (
      <a className="button" part="button" href={address}>
        {text}
      </a>
    ) : null;
  };
  return (
    <div className="order-detail">
      <div className="order-head">
        {order.car && <VersionPicture car={order.car} sizes="280px" />}
        <h3 tabIndex={-1} ref={heading}>
          <HeadingText>
            {orderName(order) || fillMessage(messages.number, { number: order.number || order.id })}
          </HeadingText>
        </h3>
        <p className="muted">{orderOrigin(order, messages, language)}</p>
        <p className="order-status">
          <OrderBadge order={order} />
        </p>
      </div>
      <StatusMessage box={note}>{announcement}</StatusMessage>
      {order.expired && (
        <div className="notice bad">
          <b>{messages.timeOver}</b>
          <p>{messages.timeOverHint}</p>
          <EndedMoney order={order} />
        </div>
      )}
      {phase === 'cancelled' && !order.expired && endedMoney(order).money !== 'none' && (
        <EndedMoney order={order} />
      )}
      {phase === 'cancelled' && !order.expired && order.cancelReason && (
        <CancelReason code={order.cancelReason} />
      )}
      {isCancelling && announcement !== messages.requested && <p className="notice">{messages.requested}</p>}
      {deadline && !isCancelling && <p className="notice">{fillMessage(messages.payBy, deadline)}</p>}
      <div className="actions">
        {phase === 'unpaid' && !isCancelling && link(paymentUrl, messages.pay)}
        {order.status === WAITS_FOR_REST &&
          !isRestSent &&
          !isCancelling &&
          link(paymentUrl, messages.payRest)}
        <OrderLinks order={order} pages={pages} />
      </div>
      <h4>{messages.timeline}</h4>
      <Timeline
        label={messages.timeline}
        entries={orderProgress(order).map(({ status, ...entry }, index) => ({
          ...entry,
          id: `${index}-${status}`,
          name: statusName(status),
          isDone: entry.state === 'current' && isCompleted(status),
        }))}
      />
      {failures > 0 && (
        <FailureNotice attempt={failures} onRetry={updateAndSay}>
          {messages.notUpdated}
        </FailureNotice>
      )}
      {!isFollowing && failures === 0 && <FailureNotice>{messages.notFollowing}</FailureNotice>}
      <OrderFacts order={order} />
      <div className="actions">
        {hasReceipt(order) && <Receipt order={order} />}
        <Button kind="plain" busy={busy} onClick={updateAndSay}>
          {messages.update}
        </Button>
        {!obstacle && !isCancelling && (
          <Button kind="plain" busy={cancellation.busy} onClick={cancellation.show}>
            {messages.cancel}
          </Button>
        )}
      </div>
      {cancellation.failures > 0 && (
        <FailureNotice attempt={cancellation.failures} onRetry={cancellation.show} />
      )}
      {obstacle && obstacle !== 'cancelled' && <p className="muted">{messages.obstacles[obstacle]}</p>}
      {cancellation.dialog && (
        <cancellation.dialog.CancelDialog
          order={order}
          onCancelled={cancelled}
          onTooLate={onReload}
          onClose={cancellation.close}
        />
      )}
    </div>
  );
}

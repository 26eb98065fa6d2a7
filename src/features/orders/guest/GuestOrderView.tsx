import { useEffect, useRef, useState } from 'react';
import type { Reservation } from '#services/entities/reservation';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import orderCss from '../order.css?inline';
import css from './guest.css?inline';
import { leaveGuest } from './guest-access';
import { ManageLink } from './ManageLink';
import { texts } from './messages';

export interface GuestOrderViewProps {
  order: Reservation;
  /** What is said before the order is left while nobody knows what became of a payment; empty if that is not so. */
  openPayment?: string;
  /** Called after this browser has forgotten the guest: the view forgets what it holds of the order. */
  onLeft(): void;
}

/** How a guest comes back to an order, and leaves it on a shared device; nothing for an account's order (spec reservations#manage-link). */
export function GuestOrderView({ order, openPayment = '', onLeft }: GuestOrderViewProps) {
  const messages = useMessages(texts);
  const [isLeaving, setLeaving] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  const area = useRef<HTMLElement>(null);
  useStyles(orderCss);
  useStyles(css);
  useEffect(() => {
    if (isLeaving) question.current?.focus();
  }, [isLeaving]);
  if (!order.manageToken) return null;
  const stay = () => {
    setLeaving(false);
    area.current?.focus();
  };
  return (
    <section className="guest-order" aria-labelledby="guest-order-title" tabIndex={-1} ref={area}>
      <h4 id="guest-order-title">{messages.title}</h4>
      <ManageLink order={order} token={order.manageToken} />
      {isLeaving ? (
        <div className="notice">
          <p tabIndex={-1} ref={question}>
            <b>{messages.leaveTitle}</b>{' '}
            {fillMessage(messages.leaveText, { number: order.number || order.id })}
          </p>
          {openPayment && (
            <p>
              <b>{openPayment}</b>
            </p>
          )}
          <div className="actions">
            <Button
              onClick={() => {
                leaveGuest();
                onLeft();
              }}
            >
              {messages.leaveNow}
            </Button>
            <Button kind="plain" onClick={stay}>
              {messages.stay}
            </Button>
          </div>
        </div>
      ) : (
        <Button kind="plain" onClick={() => setLeaving(true)}>
          {messages.leave}
        </Button>
      )}
    </section>
  );
}

import { VersionPicture } from '#features/car/current/VersionPicture';
import { texts as orderTexts } from '#features/orders/messages';
import { OrderBadge } from '#features/orders/OrderBadge';
import { orderDeadline, orderName, orderOrigin } from '#features/orders/order-name';
import type { SafeUrl } from '#page/core/safe-url';
import type { Reservation } from '#services/entities/reservation';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { Button } from '#ui/parts/Button';
import { texts } from './messages';

interface OrderItemProps {
  order: Reservation;
  /** Address of the order's own page; without it the order opens in the list. */
  link: SafeUrl | null;
  onOpen(id: string): void;
}

/** An entry of the list: the car, the status, and the deadline of an unpaid order. */
export function OrderItem({ order, link, onOpen }: OrderItemProps) {
  const messages = useMessages(texts);
  const of = useMessages(orderTexts);
  const { language } = useHost();
  const deadline = orderDeadline(order, language);
  const name = orderName(order) || fillMessage(of.number, { number: order.number || order.id });
  const follow = (
    <>
      {messages.follow}
      <span className="sr"> {name}</span>
    </>
  );
  return (
    <li className="item" part="item">
      {order.car && <VersionPicture car={order.car} sizes="160px" />}
      <div className="item-text">
        <h3 tabIndex={-1} id={`order-${order.id}`}>
          <HeadingText>{name}</HeadingText>
        </h3>
        <p className="muted">{orderOrigin(order, of, language)}</p>
        <p className="item-status">
          <OrderBadge order={order} />
          {deadline && <span>{fillMessage(messages.payBy, deadline)}</span>}
        </p>
      </div>
      {link ? (
        <a className="button plain" part="button" href={link}>
          {follow}
        </a>
      ) : (
        <Button kind="plain" onClick={() => onOpen(order.id)}>
          {follow}
        </Button>
      )}
    </li>
  );
}

import { screenOfOrder } from '#domain/reservation/flow';
import { orderName } from '#features/orders/order-name';
import { useOrders } from '#features/orders/use-orders';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { texts } from './messages';

const OPEN = ['payment', 'challenge', 'awaiting', 'balance', 'balanceAwaiting'];

/** The visitor's orders that wait for a payment; nothing if there are none, or if they cannot be loaded. */
export function OpenOrders({ onOpen }: { onOpen(id: string): void }) {
  const messages = useMessages(texts);
  const { orders = [], isFormer } = useOrders();
  const open = isFormer ? [] : orders.filter((order) => OPEN.includes(screenOfOrder(order)));
  return open.map((order) => (
    <div className="notice open-order" key={order.id}>
      <span>{fillMessage(messages.openOrder, { car: orderName(order) || order.number || order.id })}</span>
      <Button kind="plain" onClick={() => onOpen(order.id)}>
        {messages.resume}
        <span className="sr"> {orderName(order)}</span>
      </Button>
    </div>
  ));
}

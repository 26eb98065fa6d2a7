import { useState } from 'react';
import { isEnded, isKnownStatus, type OrderPhase, orderPhase } from '#domain/orders/order-progress';
import { orderLink } from '#features/orders/order-link';
import { ordersDrawing } from '#features/orders/orders-drawing';
import { safeUrl } from '#page/core/safe-url';
import type { Reservation } from '#services/entities/reservation';
import { CollectionView } from '#ui/collection/CollectionView';
import { useFirstItems } from '#ui/collection/first-items';
import { SegmentFilter } from '#ui/collection/SegmentFilter';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Empty } from '#ui/parts/Empty';
import { texts } from './messages';
import { OrderItem } from './OrderItem';

const FILTERS = ['all', 'active', 'ended'] as const;
type Filter = (typeof FILTERS)[number];
const PASSES: Record<Filter, (phase: OrderPhase) => boolean> = {
  all: () => true,
  active: (phase) => !isEnded(phase),
  ended: isEnded,
};
/** Entries that are shown at first, and by each "show more". */
const PAGE = 6;

interface OrderListProps {
  orders: readonly Reservation[];
  detailsUrl: string;
  carsUrl: string;
  onOpen(id: string): void;
}

/** The orders that pass the filter, a page of them at a time. */
export function OrderList({ orders, detailsUrl, carsUrl, onOpen }: OrderListProps) {
  const messages = useMessages(texts);
  const [filter, setFilter] = useState<Filter>('all');
  const passing = (name: Filter) => orders.filter((order) => PASSES[name](orderPhase(order)));
  // Of an order of a status that is not known nobody says whether it has ended: it is listed, and not counted.
  const isCounted = (name: Filter) => name === 'all' || orders.every(({ status }) => isKnownStatus(status));
  const list = useFirstItems({ items: passing(filter) }, PAGE, filter);

  const cars = safeUrl(carsUrl);
  if (orders.length === 0) {
    const action = cars && (
      <a className="button" part="button" href={cars}>
        {messages.cars}
      </a>
    );
    return (
      <Empty title={messages.none} action={action} drawing={ordersDrawing}>
        {messages.noneHint}
      </Empty>
    );
  }
  return (
    <>
      <SegmentFilter
        name="order-filter"
        legend={messages.filter}
        options={FILTERS.map((each) => {
          const name = messages[each];
          const count = passing(each).length;
          return [each, isCounted(each) ? fillMessage(messages.counted, { name, count }) : name] as const;
        })}
        value={filter}
        onChange={setFilter}
      />
      <CollectionView
        list={list}
        empty={null}
        count={
          isCounted(filter) &&
          (list.total === 0
            ? messages[filter === 'active' ? 'noneActive' : 'noneEnded']
            : list.total &&
              fillMessage(messages.shown, { shown: list.items?.length ?? 0, count: list.total }))
        }
        more={messages.more}
      >
        {(found) => (
          <ul className="items">
            {found.map((order) => (
              <OrderItem key={order.id} {...{ order, onOpen }} link={orderLink(detailsUrl, order.id)} />
            ))}
          </ul>
        )}
      </CollectionView>
    </>
  );
}

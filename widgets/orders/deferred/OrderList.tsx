import { useEffect, useRef, useState } from 'react';
import { isEnded, type OrderPhase, orderPhase } from '../../../src/domain/order-progress';
import { safeUrl } from '../../../src/page/core/safe-url';
import { orderLink } from '../../../src/page/order-link';
import type { Reservation } from '../../../src/services/entities/reservation';
import { fillMessage, useMessages } from '../../../src/ui/core/host-context';
import { Button } from '../../../src/ui/parts/Button';
import { Empty } from '../../../src/ui/parts/Empty';
import { messages } from './messages';
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
  /** Returns the label of a status. */
  statusName(status: string): string;
  detailsUrl: string;
  carsUrl: string;
  onOpen(id: string): void;
}

/** The orders that pass the filter, a page of them at a time. */
export function OrderList({ orders, statusName, detailsUrl, carsUrl, onOpen }: OrderListProps) {
  const w = useMessages(messages);
  const [filter, setFilter] = useState<Filter>('all');
  const [shown, setShown] = useState(PAGE);
  const list = useRef<HTMLUListElement>(null);
  const focusFrom = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes to the first entry just shown
  useEffect(() => {
    if (focusFrom.current === null) return;
    list.current?.children[focusFrom.current]?.querySelector<HTMLElement>('h3')?.focus();
    focusFrom.current = null;
  }, [shown]);

  const cars = safeUrl(carsUrl);
  if (orders.length === 0) {
    const action = cars && (
      <a className="button" part="button" href={cars}>
        {w.cars}
      </a>
    );
    return (
      <Empty title={w.none} action={action}>
        {w.noneHint}
      </Empty>
    );
  }
  const passing = (name: Filter) => orders.filter((order) => PASSES[name](orderPhase(order)));
  const found = passing(filter);
  return (
    <>
      <fieldset className="filter">
        <legend className="sr">{w.filter}</legend>
        <div className="choices">
          {FILTERS.map((name) => (
            <label className="choice" key={name}>
              <input
                type="radio"
                name="order-filter"
                value={name}
                checked={filter === name}
                onChange={() => {
                  setFilter(name);
                  setShown(PAGE);
                }}
              />
              {fillMessage(w[name], { count: passing(name).length })}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="muted small" role="status">
        {found.length > 0
          ? fillMessage(w.shown, { shown: Math.min(shown, found.length), count: found.length })
          : w[filter === 'active' ? 'noneActive' : 'noneEnded']}
      </p>
      <ul className="items" ref={list}>
        {found.slice(0, shown).map((order) => (
          <OrderItem
            key={order.id}
            {...{ order, statusName, onOpen }}
            link={orderLink(detailsUrl, order.id)}
          />
        ))}
      </ul>
      {found.length > shown && (
        <Button
          kind="plain"
          onClick={() => {
            focusFrom.current = shown;
            setShown(shown + PAGE);
          }}
        >
          {w.more}
        </Button>
      )}
    </>
  );
}

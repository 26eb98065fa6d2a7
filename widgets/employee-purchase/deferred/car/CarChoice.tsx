import { useEffect, useRef, useState } from 'react';
import { ItemList, NothingFound } from '#features/offers/list/ItemList';
import { brand } from '#page/core/metadata';
import { market } from '#page/market';
import { getReserveAvailability, searchEmployeeOffers } from '#services/business-to-employee';
import type { Offer } from '#services/entities/offer';
import { useCollection } from '#ui/collection/use-collection';
import { useHost, useMessages } from '#ui/core/host-context';
import { useEvent } from '#ui/hooks/use-event';
import { useQuery } from '#ui/hooks/use-query';
import { FocusHeading } from '#ui/parts/FocusHeading';
import { texts } from '../messages';
import { CarSearch, EVERY_CAR } from './CarSearch';
import { type AskedStock, EmployeeOffer } from './EmployeeOffer';

/** A chosen car, with what the service says of its stock for the role. */
export interface ChosenCar {
  offer: Offer;
  /** How many are left; undefined if the service does not say. */
  quantity: number | undefined;
  price: number | null;
  /** Discount on the list price in percent. */
  percent: number | null;
}

interface CarChoiceProps {
  role: string;
  model: string;
  /** Offers of a page. */
  size: number;
  /** Why the visitor is here again; empty by default. */
  note: string;
  onChosen(car: ChosenCar): void;
}

/** The offers for employees (B2E-05); a chosen one is asked for its stock (B2E-02). */
export function CarChoice({ role, model, size, note, onChosen }: CarChoiceProps) {
  const { signal } = useHost();
  const { car: messages } = useMessages(texts);
  const region = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(EVERY_CAR);
  const [search, setSearch] = useState(0);
  const [chosen, setChosen] = useState<Offer>();
  const { text, priceTo } = query;
  const body = {
    brand: brand() ?? '',
    market: market(),
    role,
    size,
    ...(text && { text }),
    ...(model && { model: [model] }),
    ...(priceTo !== null && { priceTo }),
  };
  const list = useCollection({ key: JSON.stringify(body) }, (page) =>
    searchEmployeeOffers({ body: { ...body, page } }, { signal }),
  );
  const stock = useQuery(async () => {
    const query = { mvsCode: chosen?.mvsCode ?? '', role };
    return getReserveAvailability({ query }, { signal });
  }, chosen?.id);
  const finish = useEvent(onChosen);
  const { value } = stock;
  useEffect(() => {
    if (!chosen || !value?.available) return;
    const { quantity, price, percent } = value;
    finish({ offer: chosen, quantity, price: price ?? null, percent: percent ?? null });
  }, [chosen, value]);
  const choose = (offer: Offer) => {
    if (offer.id === chosen?.id) stock.retry();
    else setChosen(offer);
  };
  const asked: AskedStock = stock.failed ? 'failed' : value && !value.available ? 'none' : 'asking';
  return (
    <div className="employee-cars" tabIndex={-1} ref={region} aria-busy={!list.items && !list.failed}>
      <FocusHeading level={3} scrollsToStart>
        {messages.title}
      </FocusHeading>
      {note && (
        <p className="notice" role="alert">
          {note}
        </p>
      )}
      <CarSearch key={search} onSearch={setQuery} />
      <ItemList
        list={list}
        size={size}
        empty={
          <NothingFound
            isFiltered={!!text || priceTo !== null}
            none={messages.none}
            hint={messages.noneHint}
            onClear={() => {
              region.current?.focus();
              setQuery(EVERY_CAR);
              setSearch(search + 1);
            }}
          />
        }
      >
        {(offer) => (
          <EmployeeOffer
            key={offer.id}
            offer={offer}
            asked={chosen?.id === offer.id ? asked : undefined}
            onChoose={() => choose(offer)}
          />
        )}
      </ItemList>
    </div>
  );
}

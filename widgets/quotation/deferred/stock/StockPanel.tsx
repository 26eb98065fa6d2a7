import { useState } from 'react';
import { isSoldOut } from '#domain/car/car-stock';
import { type Finish, stockDifferences } from '#domain/quotation/stock-car';
import { isAccessory } from '#domain/vehicle/vehicle-kinds';
import { useActions } from '#features/car/steps/actions';
import { SoldOut } from '#features/car/steps/SoldOut';
import { getFactoryStock } from '#services/stock';
import { CollectionView } from '#ui/collection/CollectionView';
import { useCollection } from '#ui/collection/use-collection';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { StatusMessage } from '#ui/StatusMessage';
import { texts } from '../messages';
import type { QuotationState } from '../use-quotation';
import { ProposedNote } from './ProposedNote';
import { StockItem } from './StockItem';

interface StockPanelProps {
  quotation: QuotationState;
  dealerCode: string;
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
}

/** The wish as a car in stock would have it. */
function wishOf({ car, proposal, options }: QuotationState): Finish {
  const wish = proposal?.wish;
  if (wish && options) {
    const isOptional = (code: string) => options.parts.some((part) => part.code === code);
    return { colorCode: wish.color, coatingCode: wish.coating, optionalCodes: wish.parts.filter(isOptional) };
  }
  return {
    colorCode: car.color?.code ?? '',
    coatingCode: car.coating?.code ?? '',
    optionalCodes: car.parts.filter((part) => !isAccessory(part)).map(({ code }) => code),
  };
}

/** The factory's stock of the version, opened by the seller: the cars that are nearest to the wish come first. */
export function StockPanel({ quotation, dealerCode, isOpen, onOpen }: StockPanelProps) {
  const messages = useMessages(texts);
  const { car, proposal } = quotation;
  const lines = car.stock?.lines ?? [];
  const here = lines
    .filter((line) => line.dealerCode === dealerCode && line.colorCode === car.color?.code)
    .reduce<number | undefined>(
      (sum, { quantity }) => (sum === undefined || quantity === undefined ? undefined : sum + quantity),
      0,
    );
  return (
    <section className="stock" part="panel" aria-labelledby="stock-title">
      <h3 id="stock-title">{messages.stock}</h3>
      <StatusMessage look="sr">
        {proposal ? `${messages.proposed} ${proposal.car.chassis || proposal.car.id}` : ''}
      </StatusMessage>
      {proposal && <ProposedNote quotation={quotation} />}
      {car.stock && here !== undefined && !isSoldOut(car.stock, car.color?.code) && (
        <p className="muted small">
          {here === 1 ? messages.oneHere : fillMessage(messages.here, { count: here })}
        </p>
      )}
      {car.stock && isSoldOut(car.stock, car.color?.code) && <SoldOut />}
      <Button
        kind="plain"
        aria-controls="stock-list"
        aria-keyshortcuts="Alt+E"
        onClick={() => onOpen(!isOpen)}
      >
        {isOpen ? messages.hideStock : messages.showStock}
      </Button>
      <div id="stock-list" hidden={!isOpen}>
        {isOpen && <StockList quotation={quotation} />}
      </div>
    </section>
  );
}

/** Cars that are loaded at once, to find the nearest to the wish among them, and how many of them are shown. */
const LOADED = 60;
const SHOWN = 4;

const PLACES = ['YARD', 'TRANSIT', 'FACTORY'] as const;

function StockList({ quotation }: { quotation: QuotationState }) {
  const { signal } = useHost();
  const actions = useActions();
  const messages = useMessages(texts);
  const { car, options, proposal } = quotation;
  const [color, setColor] = useState('');
  const [place, setPlace] = useState('');
  const [shown, setShown] = useState(SHOWN);
  const code = car.mvs?.code ?? '';
  // A proposed car is held once the CRM has it, and free again once it is discarded.
  const list = useCollection({ key: `${code} ${color}`, revision: quotation.base.stockId }, (page) =>
    getFactoryStock(
      { query: { mvsCode: code, page, size: LOADED, ...(color && { colorCode: color }) } },
      { signal },
    ),
  );
  const wish = wishOf(quotation);
  const sorted = (list.items ?? [])
    .filter((each) => (!place || each.place === place) && each.id !== proposal?.car.id)
    .map((each) => ({ each, differences: stockDifferences(wish, each) }))
    .sort((one, other) => one.differences.count - other.differences.count);
  const isMore = sorted.length > shown;
  const colors = options?.colors ?? [];
  return (
    <div tabIndex={-1}>
      <div className="stock-filters">
        <div className="field">
          <label htmlFor="stock-color">{messages.color}</label>
          <select
            className="input"
            id="stock-color"
            value={color}
            onChange={({ currentTarget }) => setColor(currentTarget.value)}
          >
            <option value="">{messages.anyColor}</option>
            {colors.map((each) => (
              <option key={each.code} value={each.code}>
                {each.name}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="stock-place">{messages.place}</label>
          <select
            className="input"
            id="stock-place"
            value={place}
            onChange={({ currentTarget }) => setPlace(currentTarget.value)}
          >
            <option value="">{messages.anyPlace}</option>
            {PLACES.map((each) => (
              <option key={each} value={each}>
                {messages.places[each]}
              </option>
            ))}
          </select>
        </div>
      </div>
      <CollectionView
        list={
          isMore
            ? {
                ...list,
                items: sorted.slice(0, shown),
                more: 'ready',
                loadMore: () => setShown(shown + SHOWN),
              }
            : { ...list, items: list.items && sorted }
        }
        count={
          list.total !== undefined &&
          list.items &&
          fillMessage(messages.stockCount, { shown: Math.min(shown, sorted.length), total: list.total })
        }
        more={messages.moreStock}
        empty={<p className="muted">{messages.noFactoryStock}</p>}
      >
        {(items) => (
          <ul className="stock-list">
            {items.map(({ each, differences }) => (
              <StockItem
                key={each.id}
                car={each}
                differences={differences}
                options={options}
                onPropose={() => {
                  actions.clear();
                  quotation.propose(each);
                }}
              />
            ))}
          </ul>
        )}
      </CollectionView>
    </div>
  );
}

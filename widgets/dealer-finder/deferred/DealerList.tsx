import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { coordinatesOf, type Near } from '#domain/dealer/dealer-list';
import type { Coordinates } from '#domain/place/geo';
import { toChosenDealer } from '#features/dealer/dealer-queries';
import { $dealer, chooseDealer } from '#features/dealer/dealer-store';
import type { Dealer } from '#services/entities/dealer';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useHost, useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { fillMessage } from '#ui/fill-message';
import { useOnChange } from '#ui/hooks/use-on-change';
import { StatusMessage } from '#ui/StatusMessage';
import { DealerItem } from './DealerItem';
import { texts } from './messages';
import { useRoutes } from './use-routes';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor chose a dealer. */
    'vt-dealer-selected': { dealer: string };
  }
}

/** Dealers rendered at a time. */
export const PAGE = 20;

/** Loaded when the visitor opens it. */
const deferredMap = deferred(() => import('./map/DealerMap'));

interface DealerListProps {
  /** The point that distances are measured from. */
  from: Coordinates | null;
  /** All dealers found; the first `count` are shown. */
  dealers: readonly Near<Dealer>[];
  count: number;
  /** The address template of the map's tiles; empty without a map. */
  tiles: string;
  /** Equal for equal searches. */
  searchKey: string;
  /** Whether they are of the page's brand, whose widgets use the chosen one. */
  canChoose: boolean;
  onMore(): void;
}

/** The dealers in their order, with the map that shows the same ones, and a button for more. */
export function DealerList({ from, dealers, count, tiles, searchKey, canChoose, onMore }: DealerListProps) {
  const host = useHost();
  const messages = useMessages(texts);
  const dealer = useStore($dealer);
  const list = useRef<HTMLUListElement>(null);
  const focusFrom = useRef<number | null>(null);
  /** The dealer that is highlighted in both the list and the map. */
  const [active, setActive] = useState({ id: '', of: searchKey });
  /** The name of the dealer that was chosen here: its button changes its own, which is not announced. */
  const [chosen, setChosen] = useState('');
  const activeId = active.of === searchKey ? active.id : '';
  const map = useDeferred(deferredMap, tiles !== '');
  // Its styles load with it.
  const hasMap = tiles !== '' && !!map.module;
  const shown = dealers.slice(0, count);
  const routes = useRoutes(from, shown);

  /** Moves the focus to a dealer's heading, and scrolls all of the dealer into view. */
  const focusDealer = (index: number) => {
    const item = list.current?.children[index];
    item?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
    item?.scrollIntoView?.({ block: 'nearest' });
  };
  // The focus moves to the dealers just added.
  useOnChange(count, () => {
    if (focusFrom.current === null) return;
    focusDealer(focusFrom.current);
    focusFrom.current = null;
  });

  return (
    <>
      {tiles && (
        <div className="map-place" id="dealer-map">
          <DeferredView of={map} placeholder={<div className="map-waiting" aria-busy />}>
            {({ DealerMap }) => (
              <DealerMap
                tiles={tiles}
                places={shown.flatMap(({ dealer }, index) => {
                  const at = coordinatesOf(dealer);
                  return at ? [{ id: dealer.idSiteGeo, name: dealer.name, number: index + 1, at }] : [];
                })}
                activeId={activeId}
                chosenId={dealer?.id ?? ''}
                onSelect={(id) => {
                  setActive({ id, of: searchKey });
                  focusDealer(shown.findIndex(({ dealer }) => dealer.idSiteGeo === id));
                }}
              />
            )}
          </DeferredView>
        </div>
      )}
      <StatusMessage look="sr">{chosen && `${messages.chosen} ${chosen}`}</StatusMessage>
      <div className="list" key={searchKey}>
        <ul className="dealers" ref={list}>
          {shown.map((near, index) => {
            const { idSiteGeo: id } = near.dealer;
            return (
              <DealerItem
                {...near}
                route={routes.get(id) ?? null}
                key={id}
                number={hasMap && coordinatesOf(near.dealer) ? index + 1 : undefined}
                isActive={hasMap && id === activeId}
                isChosen={id === dealer?.id}
                canChoose={canChoose}
                onChoose={() => {
                  setActive({ id, of: searchKey });
                  chooseDealer(toChosenDealer(near.dealer));
                  setChosen(near.dealer.name);
                  host.emit('vt-dealer-selected', { dealer: id });
                }}
              />
            );
          })}
        </ul>
        {dealers.length > count && (
          <div className="more">
            <p className="muted">{fillMessage(messages.shown, { shown: count, count: dealers.length })}</p>
            <button
              className="button plain"
              type="button"
              onClick={() => {
                focusFrom.current = count;
                onMore();
              }}
            >
              {messages.more}
            </button>
          </div>
        )}
      </div>
    </>
  );
}

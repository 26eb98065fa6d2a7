import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { chosen } from '../../../src/features/dealer/dealer-queries';
import { placeLine } from '../../../src/features/place/search/place-form';
import { $dealer, chooseDealer } from '../../../src/stores/visitor/dealer';
import { fillMessage, useHost, useMessages } from '../../../src/ui/core/host-context';
import { useQuery } from '../../../src/ui/hooks/use-query';
import { useStyles } from '../../../src/ui/hooks/use-styles';
import { Skeleton } from '../../../src/ui/parts/Skeleton';
import { DealerItem } from './DealerItem';
import { messages } from './messages';
import type { Messages as FinderMessages } from './messages.pt-BR';
import css from './results.css?inline';
import { findDealers, keyOf, type Search, widenedSearch } from './search';

declare module '../../../src/page/core/events' {
  interface VitrineEvents {
    /** The visitor chose a dealer. */
    'vt-dealer-selected': { dealer: string };
  }
}

/** Dealers rendered at a time. */
export const PAGE = 20;

/** Describes the searched area within a sentence. */
function placeText(search: Search, w: FinderMessages): string {
  if (search.kind === 'city') return fillMessage(w.inCity, { place: placeLine(search.place) });
  return fillMessage(w.around, {
    radius: search.radius,
    place: search.place ? search.place.cityName : w.you,
  });
}

/** Shows a chosen dealer that is not in the list. */
function ChosenDealerNote({ id, name, cityName }: { id: string; name: string; cityName: string }) {
  const w = useMessages(messages);
  return (
    <p className="elsewhere" data-dealer={id}>
      <span>
        {w.yours} <b>{[name, cityName].filter(Boolean).join(', ')}</b>
      </span>
      <small>{w.elsewhere}</small>
    </p>
  );
}

/** The dealers of a search: their number, the nearest ones, and a button for more. */
export function Results({ search: requested, group }: { search: Search; group: string }) {
  const host = useHost();
  const w = useMessages(messages);
  const [wider, setWider] = useState<{ of: string; search: Search } | null>(null);
  const search = wider?.of === keyOf(requested) ? wider.search : requested;
  const key = keyOf(search);
  const {
    value: found,
    failed,
    retry,
  } = useQuery(() => findDealers(search, group, host.language), `${key} ${group}`);
  const dealer = useStore($dealer);
  const [shown, setShown] = useState({ key, count: PAGE });
  const count = shown.key === key ? shown.count : PAGE;
  const list = useRef<HTMLUListElement>(null);
  const region = useRef<HTMLElement>(null);
  const focusFrom = useRef<number | null>(null);
  useStyles(css);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves to the dealers just added
  useEffect(() => {
    if (focusFrom.current === null) return;
    list.current?.children[focusFrom.current]?.querySelector<HTMLElement>('h3')?.focus();
    focusFrom.current = null;
  }, [count]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search starts at its first dealer
  useEffect(() => {
    if (region.current) region.current.scrollTop = 0;
  }, [key]);

  /** For a button that the action removes: the focus stays in the list. */
  const runKeepingFocus = (action: () => void) => {
    region.current?.focus();
    action();
  };
  const where = placeText(search, w);
  const total = found?.length ?? 0;
  const summary =
    found && total > 0 ? fillMessage(total === 1 ? w.one : w.many, { count: total, where }) : '';
  const widest = widenedSearch(search);
  const away = dealer && found && !found.some(({ dealer: { idSiteGeo } }) => idSiteGeo === dealer.id);
  return (
    <section
      className="results-inside"
      ref={region}
      aria-busy={!found && !failed}
      aria-labelledby="results-summary"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
      tabIndex={0}
    >
      <p className="summary" id="results-summary" role="status">
        {found ? summary || w.none : failed ? w.failed : w.loading}
        {found && count > PAGE && (
          <span className="sr"> {fillMessage(w.shown, { shown: Math.min(count, total), count: total })}</span>
        )}
      </p>
      {away && <ChosenDealerNote {...dealer} />}
      {!found && !failed && (
        <div className="waiting">
          <Skeleton kind="rows" />
        </div>
      )}
      {failed && (
        <div className="nothing">
          <button className="button plain" type="button" onClick={() => runKeepingFocus(retry)}>
            {w.retry}
          </button>
        </div>
      )}
      {found && total === 0 && (
        <div className="nothing">
          <p>{fillMessage(w.noneHint, { where })}</p>
          {widest && (
            <button
              className="button plain"
              type="button"
              onClick={() => runKeepingFocus(() => setWider({ of: keyOf(requested), search: widest }))}
            >
              {fillMessage(w.widen, { radius: (widest as { radius: number }).radius })}
            </button>
          )}
        </div>
      )}
      <ul className="dealers" ref={list}>
        {found?.slice(0, count).map((near) => (
          <DealerItem
            {...near}
            key={near.dealer.idSiteGeo}
            isChosen={near.dealer.idSiteGeo === dealer?.id}
            onChoose={() => {
              chooseDealer(chosen(near.dealer));
              host.emit('vt-dealer-selected', { dealer: near.dealer.idSiteGeo });
            }}
          />
        ))}
      </ul>
      {total > count && (
        <div className="more">
          <p className="muted">{fillMessage(w.shown, { shown: count, count: total })}</p>
          <button
            className="button plain"
            type="button"
            onClick={() => {
              focusFrom.current = count;
              setShown({ key, count: count + PAGE });
            }}
          >
            {w.more}
          </button>
        </div>
      )}
    </section>
  );
}

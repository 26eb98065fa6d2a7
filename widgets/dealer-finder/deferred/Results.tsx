import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { coordinatesOf } from '#domain/dealer/dealer-list';
import type { DealerFilter, DealerType } from '#features/dealer/dealer-filter';
import { $dealer } from '#features/dealer/dealer-store';
import { placeLine } from '#features/place/visitor-place';
import { setting } from '#page/settings/settings';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useHost, useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { useStyles } from '#ui/hooks/use-styles';
import { Skeleton } from '#ui/parts/Skeleton';
import type { DealerFinderProps } from '../attributes';
import { DealerList, PAGE } from './DealerList';
import { findDealers } from './find-dealers';
import { type Messages as FinderMessages, texts as ownTexts } from './messages';
import css from './results.css?inline';
import { keyOf, type Search, widenedSearch } from './search';

// Only pages that offer filters of dealers load it.
const deferredFilters = deferred(() => import('./filters/filters'));

type Found = FinderMessages['found'];

/** Returns the sentences about what a search has found, and the values of their placeholders. */
function sentencesOf(
  search: Search,
  { found }: FinderMessages,
): { texts: Found[keyof Found]; place: string; radius?: number } {
  switch (search.kind) {
    case 'zone':
      return { texts: found.inCity, place: search.name };
    case 'group':
      return { texts: found.ofGroup, place: search.name };
    case 'name':
      return { texts: found.named, place: search.name };
    case 'around':
    case 'near': {
      const { radius, place } = search;
      return { texts: place ? found.around : found.aroundYou, radius, place: place?.cityName ?? '' };
    }
    default: {
      const texts = { city: found.inCity, area: found.inArea, regional: found.inRegion }[search.kind];
      return { texts, place: placeLine(search.place) };
    }
  }
}

/** Shows a chosen dealer that is not in the list. */
function ChosenDealerNote({ id, name, cityName }: { id: string; name: string; cityName: string }) {
  const messages = useMessages(ownTexts);
  return (
    <p className="elsewhere" data-dealer={id}>
      <span>
        {messages.yours} <b>{[name, cityName].filter(Boolean).join(', ')}</b>
      </span>
      <small>{messages.elsewhere}</small>
    </p>
  );
}

/** The dealers of a search: their number, the nearest ones, and a button for more. */
export function Results({ search: requested, props }: { search: Search; props: DealerFinderProps }) {
  const host = useHost();
  const messages = useMessages(ownTexts);
  const [wider, setWider] = useState<{ of: string; search: Search } | null>(null);
  const asked = wider?.of === keyOf(requested) ? wider.search : requested;
  const group = props.dealerGroup;
  const type =
    props.dealerType === 'any' ? undefined : (props.dealerType.toUpperCase().replace('-', '_') as DealerType);
  const names = host.element.hasAttribute('filter-by') ? props.filterBy : [];
  const [limits, setLimits] = useState<Pick<DealerFilter, 'service' | 'brand'>>({});
  const filters = useDeferred(deferredFilters, names.length > 0);
  const key = `${keyOf(asked)} ${group} ${type} ${limits.brand} ${limits.service}`;
  const [tries, setTries] = useState(0);
  const { value, failed } = useQuery(
    () => findDealers(asked, { group, type, ...limits }, host.language),
    `${key} ${tries}`,
  );
  // While the offline dealers are asked for again, the others stay.
  const last = useRef({ key, value });
  if (value) last.current = { key, value };
  const result = value ?? (last.current.key === key && !failed ? last.current.value : undefined);
  const found = result?.dealers;
  // Another search than the asked one found them if the place's area is unknown.
  const search = result && result.search.kind !== asked.kind ? result.search : asked;
  const dealer = useStore($dealer);
  const [shown, setShown] = useState({ key, count: PAGE });
  const count = shown.key === key ? shown.count : PAGE;
  const [hasMap, setHasMap] = useState(false);
  const region = useRef<HTMLElement>(null);
  useStyles(css);

  /** For a button that the action removes: the focus stays in the list. */
  const runKeepingFocus = (action: () => void) => {
    region.current?.focus();
    action();
  };
  const { texts, place, radius = 0 } = sentencesOf(search, messages);
  const area = { place, radius };
  const total = found?.length ?? 0;
  const summary =
    total > 0 ? fillMessage(total === 1 ? texts.one : texts.many, { count: total, ...area }) : '';
  const widest = widenedSearch(search);
  const away = dealer && found && !found.some(({ dealer: { idSiteGeo } }) => idSiteGeo === dealer.id);
  const tiles = setting('map-tiles');
  const canShowMap = tiles && found?.some(({ dealer }) => coordinatesOf(dealer));
  return (
    <section
      className={canShowMap && hasMap ? 'results-inside with-map' : 'results-inside'}
      ref={region}
      aria-busy={!found && !failed}
      aria-labelledby="results-summary"
      // For the focus of a button that is removed.
      tabIndex={-1}
    >
      {names.length > 0 && (
        <DeferredView of={filters} placeholder={null}>
          {({ Filters }) => <Filters names={names} onChange={setLimits} />}
        </DeferredView>
      )}
      <div className="summary">
        <p id="results-summary" role="status">
          {found ? summary || messages.none : failed ? messages.failed : messages.loading}
          {found && count > PAGE && (
            <span className="sr">
              {' '}
              {fillMessage(messages.shown, { shown: Math.min(count, total), count: total })}
            </span>
          )}
        </p>
        {canShowMap && (
          <button
            className="link"
            type="button"
            aria-controls={hasMap ? 'dealer-map' : undefined}
            onClick={() => setHasMap(!hasMap)}
          >
            {hasMap ? messages.closeMap : messages.openMap}
          </button>
        )}
      </div>
      {away && <ChosenDealerNote {...dealer} />}
      {!found && !failed && (
        <div className="waiting">
          <Skeleton kind="rows" />
        </div>
      )}
      {failed && (
        <div className="nothing">
          <button
            className="button plain"
            type="button"
            onClick={() => runKeepingFocus(() => setTries(tries + 1))}
          >
            {messages.retry}
          </button>
        </div>
      )}
      {result?.offlineFailed && (
        <p className="elsewhere" role="alert">
          {messages.offlineFailed}{' '}
          <button className="link" type="button" onClick={() => runKeepingFocus(() => setTries(tries + 1))}>
            {messages.retry}
          </button>
        </p>
      )}
      {found?.every(({ dealer }) => dealer.offline) && (total === 0 || widest) && (
        <div className="nothing">
          {total === 0 && <p>{fillMessage(texts.none, area)}</p>}
          {widest && (
            <button
              className="button plain"
              type="button"
              onClick={() => runKeepingFocus(() => setWider({ of: keyOf(requested), search: widest }))}
            >
              {fillMessage(messages.widen, { radius: widest.radius })}
            </button>
          )}
        </div>
      )}
      {found && (
        <DealerList
          from={result?.from ?? null}
          dealers={found}
          count={count}
          tiles={canShowMap && hasMap ? tiles : ''}
          searchKey={key}
          canChoose={!limits.brand}
          onMore={() => setShown({ key, count: count + PAGE })}
        />
      )}
    </section>
  );
}

import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef, useState } from 'react';
import {
  FILTER_PARAMETER,
  filterText,
  NO_FILTER,
  type OfferFilter,
  parseFilterText,
} from '#domain/offers/offer-filter';
import { OFFER_PARAMETER } from '#domain/offers/offer-id';
import { usePictures } from '#features/car/current/use-pictures';
import { useOpened } from '#features/offers/list/use-opened';
import { $savedOffers } from '#features/offers/saved-offers';
import { $location, restoreLocation } from '#features/place/location-store';
import { $session, readSession } from '#features/session/session';
import { country } from '#page/core/metadata';
import { useStyles } from '#ui/hooks/use-styles';
import { useUrlStep } from '#ui/hooks/use-url-step';
import { LateContent } from '#ui/LateContent';
import type { OffersProps } from '../attributes';
import { OfferDetail } from './detail/OfferDetail';
import { Filters } from './Filters';
import css from './list.css?inline';
import { OfferList } from './OfferList';
import { SavedNotice } from './SavedNotice';
import { Search } from './Search';
import { useJsonLd } from './use-json-ld';
import { useOffers } from './use-offers';
import { useSavedList } from './use-saved-list';

type ListProps = Omit<OffersProps, 'heading' | 'count'> & { size: number };

/**
 * The list with its search and filters, or one of its offers. Both are in the page's URL, so that a link, a reload and
 * the browser's history lead to them. The list stays loaded while an offer is open.
 */
export function List({ size, type, dealerCode, structuredData, ...pages }: ListProps) {
  const place = useStore($location);
  const saved = useStore($savedOffers);
  const isSignedIn = useStore($session).state === 'signedIn';
  const region = useRef<HTMLDivElement>(null);
  const filterUrl = useUrlStep(FILTER_PARAMETER, (text) => setFilter(parseFilterText(text)));
  const [filter, setFilter] = useState(() => parseFilterText(filterUrl.read()));
  const [open, openOffer] = useOpened(OFFER_PARAMETER, region);
  useStyles(css);
  useLayoutEffect(() => {
    restoreLocation(country());
    // The page may have set the session's cookies without an event.
    readSession();
  }, []);

  const searched = useOffers(filter, { size, type, dealerCode, state: place?.stateCode ?? '' });
  const own = useSavedList(saved, filter);
  const found = filter.saved ? own : searched;
  usePictures();
  useJsonLd(open || filter.saved ? undefined : searched.items, structuredData);

  const change = (more: Partial<OfferFilter>) => {
    const next = { ...filter, ...more };
    setFilter(next);
    filterUrl.write(filterText(next), 'push');
  };
  /** The pressed button is then removed: the focus stays in the list. */
  const fromRegion = (act: () => void) => () => {
    region.current?.focus();
    act();
  };
  const known = [...(searched.items ?? []), ...saved.offers].find(({ id }) => id === open);
  const placeName = place
    ? [place.cityName, place.stateName ?? place.stateCode].filter(Boolean).join(', ')
    : '';
  return (
    <div className="list" tabIndex={-1} ref={region} aria-busy={!open && !found.items && !found.failed}>
      {open ? (
        <OfferDetail
          key={open}
          id={open}
          known={known}
          pages={pages}
          onBack={() => openOffer('')}
          onSimilar={(model) => {
            change({ ...NO_FILTER, model });
            openOffer('');
          }}
        />
      ) : (
        <>
          <Search text={filter.text} onSearch={(text) => change({ text, saved: false })} />
          <Filters
            filter={filter}
            facets={searched.facets}
            place={placeName}
            savedCount={saved.ids.length}
            isTypeFixed={!!type}
            onChange={change}
          />
          <SavedNotice saved={saved} isForVisit={filter.saved && !isSignedIn && saved.ids.length > 0} />
          <LateContent>
            <OfferList
              found={found}
              filter={filter}
              size={size}
              isPlaced={!!place && !filter.anywhere}
              onOpen={openOffer}
              onClear={fromRegion(() => change({ ...NO_FILTER, anywhere: filter.anywhere }))}
              onEverywhere={fromRegion(() => change({ anywhere: true }))}
              onModel={
                // The models are those of all offers.
                type || dealerCode
                  ? undefined
                  : (model) => fromRegion(() => change({ ...NO_FILTER, model, anywhere: true }))()
              }
            />
          </LateContent>
        </>
      )}
    </div>
  );
}

import { useStore } from '@nanostores/react';
import { nearestToPlace } from '#domain/dealer/dealer-list';
import { formatDistance } from '#domain/place/distance';
import type { Dealer } from '#services/entities/dealer';
import { deferred } from '#ui/core/deferred';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { fillMessage } from '#ui/fill-message';
import type { Query } from '#ui/hooks/use-query';
import { Loading } from '#ui/parts/Loading';
import { $location } from '../../place/location-store';
import { texts } from './messages';

/** Dealers that are named; the dealer finder lists all. */
const NAMED = 5;

/** Telephone, WhatsApp and directions: what an opened offer needs besides the list. */
// Only visitors who open an offer load it; what it shows is shared with forms.
const deferredWays = deferred(() => import('./DealerWays'));

/** The dealers of an offer with their distance and the ways to reach them; the nearest to the visitor's place first. */
export function DealerNames({ title, query }: { title: string; query: Query<readonly Dealer[]> }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const { value: dealers, failed, retry } = query;
  const { module: ways } = useDeferred(deferredWays, !!dealers?.length);
  const place = useStore($location);
  const value = dealers && nearestToPlace(dealers, place, language);
  return (
    <section className="offer-dealers">
      <h4>{title}</h4>
      {failed && <FailureNotice onRetry={retry}>{messages.dealersFailed}</FailureNotice>}
      {!failed && !value && <Loading />}
      {value?.length === 0 && <p>{messages.noDealers}</p>}
      {value && value.length > 0 && (
        <ul>
          {value.slice(0, NAMED).map(({ dealer, metres }) => (
            <li key={dealer.idSiteGeo}>
              {dealer.name}
              <span className="muted">
                {' '}
                {[
                  [dealer.cityName, dealer.stateCode].filter(Boolean).join(', '),
                  metres !== null && formatDistance(metres, language),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {ways && <ways.DealerWays dealer={dealer} />}
            </li>
          ))}
          {value.length > NAMED && (
            <li className="muted">{fillMessage(messages.moreDealers, { count: value.length - NAMED })}</li>
          )}
        </ul>
      )}
    </section>
  );
}

import { useStore } from '@nanostores/react';
import { coordinatesOf, nearestFirst, routeLink } from '../../../domain/dealer-list';
import { formatDistance } from '../../../domain/distance';
import { phoneText, telLink, whatsappLink } from '../../../domain/phone-links';
import { country } from '../../../page/core/metadata';
import type { Dealer } from '../../../services/entities/dealer';
import { $location } from '../../../stores/visitor/location';
import { FailureNotice } from '../../../ui/core/FailureNotice';
import { fillMessage, useHost, useMessages } from '../../../ui/core/host-context';
import type { Query } from '../../../ui/hooks/use-query';
import { Loading } from '../../../ui/parts/Loading';
import { messages } from './messages';

/** Dealers that are named; the dealer finder lists all. */
const NAMED = 5;

/** The ways to reach a dealer: by telephone, by WhatsApp, on the map. */
function Ways({ dealer }: { dealer: Dealer }) {
  const w = useMessages(messages);
  const here = country() ?? 'BR';
  const call = telLink(dealer.phone, here);
  const chat = whatsappLink(dealer.whatsapp, here);
  return (
    <span className="offer-dealer-ways">
      {call && (
        <a href={call}>
          <span className="sr">{w.phone} </span>
          {phoneText(dealer.phone, here)}
        </a>
      )}
      {chat && (
        <a href={chat} target="_blank" rel="noopener noreferrer">
          {w.whatsapp}
          <span className="sr">
            {' '}
            {dealer.name} {w.newTab}
          </span>
        </a>
      )}
      <a href={routeLink(dealer)} target="_blank" rel="noopener noreferrer">
        {w.map}
        <span className="sr">
          {' '}
          {dealer.name} {w.newTab}
        </span>
      </a>
    </span>
  );
}

/** The dealers of an offer with their distance and the ways to reach them; the nearest to the visitor's place first. */
export function DealerNames({ title, query }: { title: string; query: Query<readonly Dealer[]> }) {
  const { language } = useHost();
  const w = useMessages(messages);
  const { value: dealers, failed, retry } = query;
  const place = useStore($location);
  const near = ({ dealer }: { dealer: Dealer }) => Number(dealer.stateCode === place?.stateCode);
  // Without coordinates those of the visitor's state come first.
  const value =
    dealers &&
    nearestFirst(dealers, place && coordinatesOf(place), language).sort((a, b) =>
      a.metres === null || b.metres === null ? near(b) - near(a) : 0,
    );
  return (
    <section className="offer-dealers">
      <h4>{title}</h4>
      {failed && <FailureNotice onRetry={retry}>{w.dealersFailed}</FailureNotice>}
      {!failed && !value && <Loading />}
      {value?.length === 0 && <p>{w.noDealers}</p>}
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
              <Ways dealer={dealer} />
            </li>
          ))}
          {value.length > NAMED && (
            <li className="muted">{fillMessage(w.moreDealers, { count: value.length - NAMED })}</li>
          )}
        </ul>
      )}
    </section>
  );
}

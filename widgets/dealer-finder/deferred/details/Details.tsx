import { useEffect, useState } from 'react';
import { openState, timeZoneOf, weekTime } from '#domain/dealer/opening-hours';
import { phoneText, telLink, whatsappLink } from '#domain/person/phone-links';
import { detailsOfDealer } from '#features/dealer/dealer-details';
import { country } from '#page/core/metadata';
import { serviceBase } from '#page/settings/service-bases';
import type { Dealer, DealerDetails } from '#services/entities/dealer';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { useQuery } from '#ui/hooks/use-query';
import { useStyles } from '#ui/hooks/use-styles';
import { contactIcons } from '#ui/icons/contact';
import { Icon } from '#ui/icons/Icon';
import { Skeleton } from '#ui/parts/Skeleton';
import css from './details.css?inline';
import { texts } from './messages';
import { OpeningHours } from './OpeningHours';

/** The opening state changes by the minute; in milliseconds. */
const MINUTE = 60_000;

/** Returns the time, renewed every minute. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Numbers of a dealer: telephone and WhatsApp. */
function Contact({ phone, whatsapp }: Pick<Dealer, 'phone' | 'whatsapp'>) {
  const messages = useMessages(texts);
  const countryCode = country() ?? 'BR';
  const call = telLink(phone, countryCode);
  const chat = whatsappLink(whatsapp, countryCode);
  if (!call && !chat) return null;
  return (
    <>
      <h4>{messages.contact}</h4>
      <ul>
        {call && (
          <li className="with-icon">
            <Icon path={contactIcons.phone} />
            <span>
              {messages.phone}: <a href={call}>{phoneText(phone, countryCode)}</a>
            </span>
          </li>
        )}
        {chat && (
          <li className="with-icon">
            <Icon path={contactIcons.whatsapp} />
            <span>
              WhatsApp:{' '}
              <a href={chat} target="_blank" rel="noopener noreferrer">
                {phoneText(whatsapp, countryCode)}
                <span className="sr"> {messages.newTab}</span>
              </a>
            </span>
          </li>
        )}
      </ul>
    </>
  );
}

/** What is known of a dealer besides the list's own data. */
function Loaded({ dealer, offline }: { dealer: DealerDetails; offline: boolean }) {
  const messages = useMessages(texts);
  const now = useMinute();
  const { stateCode, countryCode, services } = dealer;
  const periods = dealer.periods ?? [];
  const zone = timeZoneOf(countryCode === 'AR' || country() === 'AR' ? 'AR' : 'BR', stateCode);
  const types = (dealer.types ?? []).flatMap((type) => messages.types[type] ?? []);
  return (
    <>
      <OpeningHours periods={periods} state={openState(periods, weekTime(now, zone))} />
      <div>
        <Contact {...dealer} />
        {(offline || types.length > 0) && (
          <>
            <h4>{messages.sales}</h4>
            <ul>
              {offline && <li>{messages.offline}</li>}
              {types.map((type) => (
                <li key={type}>{type}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {services && services.length > 0 && (
        <div>
          <h4>{messages.services}</h4>
          <ul>
            {services.map(({ id, serviceName }) => (
              <li key={id}>{serviceName}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** What owners say, on sites with the service of reviews. */
// Only visitors who open the details of a dealer, or review one, load it.
const deferredReviews = deferred(() => import('#features/dealer/reviews/Reviews'));

/** Opening hours, contacts, services and reviews of a dealer; loads them, and loads again after a failure. */
export function Details({ dealer }: { dealer: Dealer }) {
  const messages = useMessages(texts);
  const [hasReviews] = useState(() => !!serviceBase('rating'));
  const { value, failed, retry } = useQuery(() => detailsOfDealer(dealer.idSiteGeo), dealer.idSiteGeo);
  const reviews = useDeferred(deferredReviews, !!value && hasReviews);
  useStyles(css);
  return (
    <div className="details-inside" tabIndex={-1} aria-busy={!value && !failed}>
      {failed ? (
        <FailureNotice onRetry={retry} />
      ) : value ? (
        <>
          <Loaded dealer={value} offline={!!(dealer.offline || value.offline)} />
          {hasReviews && (
            <DeferredView of={reviews} placeholder={null}>
              {({ Reviews }) => <Reviews dealer={dealer.idSiteGeo} heading="h4" />}
            </DeferredView>
          )}
        </>
      ) : (
        <>
          <span className="sr" role="status">
            {messages.loading}
          </span>
          <Skeleton />
        </>
      )}
    </div>
  );
}

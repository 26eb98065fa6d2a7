import { useState } from 'react';
import { addressLine, formatDuration, type Near, routeLink } from '#domain/dealer/dealer-list';
import { phoneText, telLink } from '#domain/person/phone-links';
import { formatDistance } from '#domain/place/distance';
import { country } from '#page/core/metadata';
import type { Dealer } from '#services/entities/dealer';
import type { RouteCell } from '#services/providers/provider';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useHost, useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { contactIcons } from '#ui/icons/contact';
import { Icon } from '#ui/icons/Icon';
import { Spoken } from '#ui/parts/Spoken';
import { texts } from './messages';

/** Loaded when the visitor opens a dealer. */
const deferredDetails = deferred(() => import('./details/Details'));

type DealerItemProps = Near<Dealer> & {
  /** The way by car, if it is known. */
  route: RouteCell;
  /** Its number on the map, if there is one. */
  number: number | undefined;
  /** Whether it is highlighted in the map too. */
  isActive: boolean;
  isChosen: boolean;
  /** False for a dealer of another brand. */
  canChoose: boolean;
  onChoose(): void;
};

/** The button that chooses a dealer for the page's other widgets. */
function ChooseButton({ name, isChosen, onChoose }: { name: string; isChosen: boolean; onChoose(): void }) {
  const messages = useMessages(texts);
  return (
    <button className={isChosen ? 'button choose chosen' : 'button choose'} type="button" onClick={onChoose}>
      {isChosen && (
        <svg
          width="16"
          height="14"
          viewBox="0 0 16 14"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          aria-hidden="true"
        >
          <path d="M1.5 7l4.5 4.5L14.5 2" />
        </svg>
      )}
      {isChosen ? messages.chosen : messages.choose}
      <span className="sr"> {name}</span>
    </button>
  );
}

/** One dealer: name, distance, address, actions, and its details once they are opened. */
export function DealerItem(of: DealerItemProps) {
  const { dealer, metres, route, number, isActive, isChosen, canChoose, onChoose } = of;
  const { language } = useHost();
  const messages = useMessages(texts);
  const [isOpen, setOpen] = useState(false);
  const details = useDeferred(deferredDetails, isOpen);
  const countryCode = country() ?? 'BR';
  const call = telLink(dealer.phone, countryCode);
  const id = `details-${encodeURIComponent(dealer.idSiteGeo)}`;
  return (
    <li
      className={`dealer${isChosen ? ' chosen' : ''}${isActive ? ' active' : ''}`}
      part="dealer"
      aria-current={isActive || undefined}
    >
      <div className="dealer-head">
        <h3 tabIndex={-1}>
          <HeadingText>
            {number && (
              <span className="number" aria-hidden="true">
                {number}
              </span>
            )}
            {dealer.name}
          </HeadingText>
        </h3>
        {metres !== null && (
          <p className="distance">
            <span className="sr">{messages.distance} </span>
            <Spoken>{formatDistance(route?.distance ?? metres, language)}</Spoken>
            {route && (
              <Spoken>{` · ${fillMessage(messages.byCar, { time: formatDuration(route.duration, language) })}`}</Spoken>
            )}
          </p>
        )}
      </div>
      <p className="address with-icon">
        <Icon path={contactIcons.address} />
        <span>
          <Spoken>{addressLine(dealer)}</Spoken>
        </span>
      </p>
      <p className="links">
        {call && (
          <a href={call}>
            <Icon path={contactIcons.phone} />
            {phoneText(dealer.phone, countryCode)}
            <span className="sr"> {dealer.name}</span>
          </a>
        )}
        <a href={routeLink(dealer)} target="_blank" rel="noopener noreferrer">
          <Icon path={contactIcons.route} />
          {messages.route}
          <span className="sr">
            {' '}
            {dealer.name} {messages.newTab}
          </span>
        </a>
        <button
          className="link"
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {messages.details}
          <span className="sr"> {dealer.name}</span>
        </button>
      </p>
      {dealer.offline ? (
        <p className="in-person">{messages.offline}</p>
      ) : (
        canChoose && <ChooseButton name={dealer.name} isChosen={isChosen} onChoose={onChoose} />
      )}
      {isOpen && (
        <div className="details" id={id}>
          <DeferredView of={details} placeholder={<p aria-busy>{messages.loadingChoices}</p>}>
            {({ Details }) => <Details dealer={dealer} />}
          </DeferredView>
        </div>
      )}
    </li>
  );
}

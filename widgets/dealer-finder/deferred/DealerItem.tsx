import {
  addressLine,
  formatDistance,
  type Near,
  phoneText,
  routeLink,
  telLink,
} from '../../../src/domain/dealer-list';
import { country } from '../../../src/page/core/metadata';
import type { Dealer } from '../../../src/services/entities/dealer';
import { useHost, useMessages } from '../../../src/ui/core/host-context';
import { messages } from './messages';

type DealerItemProps = Near<Dealer> & { isChosen: boolean; onChoose(): void };

/** One dealer: name, distance, address and actions. */
export function DealerItem({ dealer, metres, isChosen, onChoose }: DealerItemProps) {
  const { language } = useHost();
  const w = useMessages(messages);
  const countryCode = country() ?? 'BR';
  const call = telLink(dealer.phone, countryCode);
  return (
    <li className={isChosen ? 'dealer chosen' : 'dealer'} part="dealer">
      <div className="dealer-head">
        <h3 tabIndex={-1}>{dealer.name}</h3>
        {metres !== null && (
          <p className="distance">
            <span className="sr">{w.distance} </span>
            {formatDistance(metres, language)}
          </p>
        )}
      </div>
      <p className="address">{addressLine(dealer)}</p>
      <p className="links">
        {call && (
          <a href={call}>
            <span className="sr">{w.phone} </span>
            {phoneText(dealer.phone, countryCode)}
          </a>
        )}
        <a href={routeLink(dealer)} target="_blank" rel="noopener noreferrer">
          {w.route}
          <span className="sr">
            {' '}
            {dealer.name} {w.newTab}
          </span>
        </a>
      </p>
      <button className="button choose" type="button" aria-pressed={isChosen} onClick={onChoose}>
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
        {isChosen ? w.chosen : w.choose}
        <span className="sr"> {dealer.name}</span>
      </button>
    </li>
  );
}

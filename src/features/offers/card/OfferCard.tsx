import type { ReactNode } from 'react';
import type { Offer } from '#services/entities/offer';
import { useHost, useMessages } from '#ui/core/host-context';
import { HeadingText } from '#ui/HeadingText';
import { Badge, Label } from '#ui/parts/Badge';
import { Price } from '#ui/parts/Price';
import { OfferPicture } from '../OfferPicture';
import { offerPrice } from '../offer-price';
import { texts } from './messages';
import { coverageText, dealerText, type OfferDealersByCode, stateNow, validityText } from './offer-labels';
import { useGroupName } from './use-group-name';

interface OfferCardProps {
  offer: Offer;
  dealers: OfferDealersByCode;
  /** What can be done with it. */
  children?: ReactNode;
}

/** An offer of a list, with the styles of list/items.css. */
export function OfferCard({ offer, dealers, children }: OfferCardProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const state = stateNow(offer);
  const group = useGroupName(offer);
  return (
    <li className="item offer" part="item">
      <OfferPicture offer={offer} sizes="(min-width: 760px) 340px, 45vw" />
      <div className="offer-badges">
        {state !== 'open' && <Badge>{messages[state]}</Badge>}
        {offer.stamps.map(({ id, name }) => (
          <Label key={id}>{name}</Label>
        ))}
        {offer.category && <Label>{offer.category.name}</Label>}
      </div>
      <h3 tabIndex={-1} id={`offer-${offer.id}`}>
        <HeadingText>{offer.title}</HeadingText>
      </h3>
      <Price price={offerPrice(offer)} />
      <p className="muted small">
        {state === 'expired' ? messages.expired : validityText(offer, messages, language)}
        <span className="offer-where">
          {dealerText(offer, dealers, messages) || coverageText(offer, group, messages)}
        </span>
      </p>
      {children && <div className="actions">{children}</div>}
    </li>
  );
}

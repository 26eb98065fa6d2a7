import { messages as listEs } from '#features/offers/list/messages.es-AR';
import { messages as listPt } from '#features/offers/list/messages.pt-BR';
import { OfferPicture } from '#features/offers/OfferPicture';
import { offerPrice } from '#features/offers/offer-price';
import type { Offer } from '#services/entities/offer';
import { useHost, useMessages } from '#ui/core/host-context';
import { Badge, Label } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import { Price } from '#ui/parts/Price';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import { coverageText, dealerText, stateNow, validityText } from './offer-labels';
import { SaveButton } from './SaveButton';
import { useGroupName } from './use-group-name';
import type { OfferDealersByCode } from './use-offer-dealers';

interface OfferCardProps {
  offer: Offer;
  dealers: OfferDealersByCode;
  onOpen(id: string): void;
}

/** An offer of the list. */
export function OfferCard({ offer, dealers, onOpen }: OfferCardProps) {
  const { language } = useHost();
  const messages = useMessages(pt, es);
  const { open } = useMessages(listPt, listEs);
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
        {offer.title}
      </h3>
      <Price price={offerPrice(offer)} />
      <p className="muted small">
        {state === 'expired' ? messages.expired : validityText(offer, messages, language)}
        <span className="offer-where">
          {dealerText(offer, dealers, messages) || coverageText(offer, group, messages)}
        </span>
      </p>
      <div className="actions">
        <Button onClick={() => onOpen(offer.id)}>
          {open}
          <span className="sr"> {offer.title}</span>
        </Button>
        <SaveButton offer={offer} />
      </div>
    </li>
  );
}

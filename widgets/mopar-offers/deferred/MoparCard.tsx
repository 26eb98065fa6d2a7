import { formatDate } from '#domain/time/calendar';
import { texts as listTexts } from '#features/offers/list/messages';
import type { MoparOffer } from '#services/entities/offer';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { Label } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import { Price } from '#ui/parts/Price';
import { texts } from './messages';

/** The price of an offer by its kind: a discount, or an amount. */
const priceOf = ({ kind, percent, price }: MoparOffer) =>
  kind === 'COUPON'
    ? { type: 'PERCENT', percent: percent ?? null }
    : { type: 'FULL_PRICE', value: price ?? null };

/** An offer of the list. */
export function MoparCard({ offer, onOpen }: { offer: MoparOffer; onOpen(id: string): void }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const { open } = useMessages(listTexts);
  const { id, type, title, description, validUntil } = offer;
  const date = formatDate(validUntil ?? '', language);
  return (
    <li className="item offer mopar-offer" part="item">
      <div className="offer-badges">
        {type === 'SERVICE' && <Label>{messages.service}</Label>}
        {type === 'ACCESSORY' && <Label>{messages.accessory}</Label>}
      </div>
      <h3 tabIndex={-1} id={`offer-${id}`}>
        <HeadingText>{title}</HeadingText>
      </h3>
      {description && <p>{description}</p>}
      <Price price={priceOf(offer)} />
      {date && <p className="muted small">{fillMessage(messages.until, { date })}</p>}
      <div className="actions">
        <Button onClick={() => onOpen(id)}>
          {open}
          <span className="sr"> {title}</span>
        </Button>
      </div>
    </li>
  );
}

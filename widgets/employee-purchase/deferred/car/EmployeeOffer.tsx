import { OfferPicture } from '#features/offers/OfferPicture';
import { offerPrice } from '#features/offers/offer-price';
import type { Offer } from '#services/entities/offer';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { Button } from '#ui/parts/Button';
import { Price } from '#ui/parts/Price';
import { texts } from '../messages';

/** What became of the offer that the visitor chose last. */
export type AskedStock = 'asking' | 'none' | 'failed';

interface EmployeeOfferProps {
  offer: Offer;
  asked: AskedStock | undefined;
  onChoose(): void;
}

/** A car at the reduced price, and its choice. */
export function EmployeeOffer({ offer, asked, onChoose }: EmployeeOfferProps) {
  const { car: messages } = useMessages(texts);
  const { title, mvsCode } = offer;
  return (
    <li className="item offer" part="item">
      <OfferPicture offer={offer} sizes="(min-width: 760px) 340px, 45vw" />
      <h3 tabIndex={-1}>
        <HeadingText>{title}</HeadingText>
      </h3>
      <Price price={offerPrice(offer)} />
      <div role="status">{asked === 'none' && <p>{fillMessage(messages.soldOut, { car: title })}</p>}</div>
      {asked === 'failed' && (
        <FailureNotice onRetry={onChoose}>{fillMessage(messages.notAsked, { car: title })}</FailureNotice>
      )}
      {mvsCode ? (
        <div className="actions">
          <Button busy={asked === 'asking'} onClick={onChoose}>
            {asked === 'asking' ? messages.asking : messages.choose}
            <span className="sr"> {title}</span>
          </Button>
        </div>
      ) : (
        <p className="muted small">{messages.noCode}</p>
      )}
    </li>
  );
}

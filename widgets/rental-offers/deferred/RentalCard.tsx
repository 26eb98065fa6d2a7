import { offeredPlans } from '#domain/offers/rental-plans';
import { texts as listTexts } from '#features/offers/list/messages';
import { OfferPicture } from '#features/offers/OfferPicture';
import type { RentalOffer } from '#services/entities/offer';
import { useMessages } from '#ui/core/host-context';
import { HeadingText } from '#ui/HeadingText';
import { Button } from '#ui/parts/Button';
import { Price } from '#ui/parts/Price';
import { texts } from './messages';
import { RentalTags } from './RentalTags';

/** A rental offer of the list, with its lowest price. */
export function RentalCard({ offer, onOpen }: { offer: RentalOffer; onOpen(id: string): void }) {
  const messages = useMessages(texts);
  const { open } = useMessages(listTexts);
  const value = offer.monthlyPrice ?? offeredPlans(offer.plans)[0]?.monthlyPrice ?? null;
  return (
    <li className="item offer" part="item">
      <OfferPicture offer={offer} sizes="(min-width: 760px) 340px, 45vw" />
      <RentalTags tags={offer.tags} />
      <h3 tabIndex={-1} id={`offer-${offer.id}`}>
        <HeadingText>{offer.title}</HeadingText>
      </h3>
      <Price price={{ type: 'STARTS_WITH', value }} note={value === null ? undefined : messages.month} />
      <div className="actions">
        <Button onClick={() => onOpen(offer.id)}>
          {open}
          <span className="sr"> {offer.title}</span>
        </Button>
      </div>
    </li>
  );
}

import { offeredPlans } from '../../../src/domain/offers/rental-plans';
import { messages as listMessages } from '../../../src/features/offers/list/messages';
import { OfferPicture } from '../../../src/features/offers/OfferPicture';
import type { RentalOffer } from '../../../src/services/entities/offer';
import { useMessages } from '../../../src/ui/core/host-context';
import { Button } from '../../../src/ui/parts/Button';
import { Price } from '../../../src/ui/parts/Price';
import { messages } from './messages';
import { RentalTags } from './RentalTags';

/** A rental offer of the list, with its lowest price. */
export function RentalCard({ offer, onOpen }: { offer: RentalOffer; onOpen(id: string): void }) {
  const w = useMessages(messages);
  const { open } = useMessages(listMessages);
  const value = offer.monthlyPrice ?? offeredPlans(offer.plans)[0]?.monthlyPrice ?? null;
  return (
    <li className="item offer" part="item">
      <OfferPicture offer={offer} sizes="(min-width: 760px) 340px, 90vw" />
      <RentalTags tags={offer.tags} />
      <h3 tabIndex={-1} id={`offer-${offer.id}`}>
        {offer.title}
      </h3>
      <Price price={{ type: 'STARTS_WITH', value }} note={value === null ? undefined : w.month} />
      <div className="offer-actions">
        <Button onClick={() => onOpen(offer.id)}>
          {open}
          <span className="sr"> {offer.title}</span>
        </Button>
      </div>
    </li>
  );
}

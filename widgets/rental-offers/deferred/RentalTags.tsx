import { RENTAL_TAG_COLORS } from '#domain/offers/offer-kinds';
import type { RentalOffer } from '#services/entities/offer';

/** The tags of a rental offer, each in the colour of its id; an unknown id has the first one's. */
export const RentalTags = ({ tags }: Pick<RentalOffer, 'tags'>) => (
  <div className="offer-badges">
    {tags.map(({ name, colorId }) => (
      <span
        key={name}
        className={`rental-tag of-${RENTAL_TAG_COLORS.find((known) => known === colorId) ?? 1}`}
        part="badge"
      >
        {name}
      </span>
    ))}
  </div>
);

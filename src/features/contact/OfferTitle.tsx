import { useEffect, useState } from 'react';
import { type OfferKind, offerOfKind } from '#domain/offers/offer-id';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { $car } from '../car/car-store';
import { texts } from './messages';

/**
 * Names the offer that the visitor has opened on this page, for a form that sends it; nothing where only its id is known.
 * @param kind the kind that the form sends; each if absent
 */
export function OfferTitle({ kind }: { kind?: OfferKind }) {
  const messages = useMessages(texts);
  const [lastViewedOffer, setOffer] = useState(() => $car.get().lastViewedOffer);
  // Not by a hook of its own, which few forms load.
  useEffect(() => $car.subscribe((car) => setOffer(car.lastViewedOffer)), []);
  const { title } = (kind ? offerOfKind(lastViewedOffer, kind) : lastViewedOffer) ?? {};
  return title ? (
    <p>
      <b>{fillMessage(messages.aboutOffer, { offer: title })}</b>
    </p>
  ) : null;
}

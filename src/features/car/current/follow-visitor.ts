import { OFFER_KINDS } from '#domain/offers/offer-id';
import { pageSingleton } from '#page/core/page-singleton';
import { $location } from '../../place/location-store';
import { $car, setCar, setLastViewedOffer } from '../car-store';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor opened an offer, kind 'sale' or 'rental'. Fired by a widget of offers or by the page. */
    'vt-offer-viewed': { offerId: string; kind?: 'sale' | 'rental' };
  }
}

function keepOffer(event: Event): void {
  const { offerId, kind } = (event as CustomEvent<Record<string, unknown> | null>).detail ?? {};
  const known = $car.get().lastViewedOffer?.id;
  if (typeof offerId !== 'string' || !offerId || offerId === known) return;
  const named = OFFER_KINDS.find((each) => each === kind);
  setLastViewedOffer({ id: offerId, ...(named && { kind: named }) });
}

/** Keeps the visitor's place and the last viewed offer in the current car (spec cars#current-car). */
export function followVisitor(): void {
  pageSingleton('carVisitor', () => {
    $location.subscribe((location) => setCar({ ...$car.get(), location }));
    return true;
  });
  // Each time: document.open() takes the page's listeners away.
  addEventListener('vt-offer-viewed', keepOffer);
}

import { OFFER_PARAMETER, offerIdOf } from '../../../domain/offers/offer-id';
import { pageSingleton } from '../../../page/core/page-singleton';
import { setting } from '../../../page/settings/settings';
import { car, setLastViewedOffer } from '../../../stores/current-car';
import { $location } from '../../../stores/visitor/location';

declare module '../../../page/core/events' {
  interface VitrineEvents {
    /** The visitor opened an offer. Fired by a widget of offers or by the page. */
    'vt-offer-viewed': { offerId: string };
  }
}

/** Keeps the visitor's place and the last viewed offer in the current car (spec cars#current-car). */
export function followVisitor(): void {
  pageSingleton('carVisitor', () => {
    $location.subscribe((location) => car.set({ ...car.get(), location }));
    // The visitor comes from an offer of another page.
    const linked = offerIdOf(new URLSearchParams(location.search).get(OFFER_PARAMETER));
    const id = linked ?? setting('offer-context');
    if (id && !car.get().lastViewedOffer) setLastViewedOffer({ id });
    addEventListener('vt-offer-viewed', (event) => {
      const { offerId } = (event as CustomEvent<{ offerId?: unknown } | null>).detail ?? {};
      if (typeof offerId === 'string' && offerId) setLastViewedOffer({ id: offerId });
    });
    return true;
  });
}

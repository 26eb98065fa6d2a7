import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The brand's rental offers: tags, a price a month, and for each the plans by months and kilometres, what is included
 * and the dealers that hand over the car. The children are shown until it is ready, and if it fails.
 *
 * @since 0.1.0
 * @feature F08
 * @part root - The whole widget.
 * @part field - Label and input of a filter.
 * @part input - A filter.
 * @part item - One offer of the list.
 * @part badge - A tag of an offer.
 * @part price - A price.
 * @part button - A button.
 */
defineWidget('vt-rental-offers', {
  attributes,
  events: ['vt-offer-viewed', 'vt-offer-shared', 'vt-rental-plan-chosen'],
  load: 'visible',
  shape: 'list',
  reserve: [952, 792],
  needs: ['brand', 'country', 'service:rental-offer'],
  island: () => import('./RentalOffers'),
});

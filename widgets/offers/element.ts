import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The brand's offers at the visitor's place: a search with suggestions, filters in the page's address, and each offer
 * with its conditions, dealers and ways on. Visitors save offers, in their account or for the visit. The children are
 * shown until it is ready, and if it fails.
 *
 * @since 0.1.0
 * @feature F08
 * @part root - The whole widget.
 * @part field - Label and input of the search or a filter.
 * @part input - An input.
 * @part item - One offer of the list.
 * @part price - A price.
 * @part button - A button.
 */
defineWidget('vt-offers', {
  attributes,
  events: ['vt-offer-viewed', 'vt-offer-saved', 'vt-offer-shared', 'vt-offer-reported'],
  load: 'visible',
  shape: 'list',
  reserve: [952, 792],
  needs: ['brand', 'country', 'service:offer-search', 'service:offer-admin', 'service:offer-site'],
  island: () => import('./Offers'),
});

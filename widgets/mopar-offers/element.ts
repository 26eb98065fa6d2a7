import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The brand's offers of services and accessories, by a fixed price or by a coupon that a signed-in visitor takes and
 * shows at the dealer. The children are shown until it is ready, and if it fails.
 *
 * @since 0.1.0
 * @feature F08
 * @part root - The whole widget.
 * @part field - Label and input of a filter.
 * @part input - A filter.
 * @part item - One offer of the list.
 * @part price - A price.
 * @part button - A button.
 */
defineWidget('vt-mopar-offers', {
  attributes,
  events: ['vt-mopar-offer-viewed', 'vt-mopar-coupon-taken', 'vt-offer-shared'],
  load: 'visible',
  shape: 'list',
  reserve: [952, 792],
  needs: ['brand', 'country', 'service:mopar-offer'],
  island: () => import('./MoparOffers'),
});

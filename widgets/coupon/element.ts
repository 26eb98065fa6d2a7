import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * Validates a coupon for an offer and a plan and applies it: the page's vt-funding-flow takes it up, or it is used here.
 * For an offer of services or accessories it is the offer's coupon, or its fixed price. The children are shown until it is
 * ready, and if it fails.
 *
 * @since 0.1.0
 * @feature F09
 * @part root - The whole widget.
 * @part coupon - The code, its button, and what applies.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part error - A field's message.
 * @part button - A button.
 */
defineWidget('vt-coupon', {
  attributes,
  events: ['vt-coupon-applied', 'vt-coupon-removed', 'vt-coupon-used', 'vt-mopar-coupon-taken'],
  load: 'visible',
  reserve: [486, 287],
  needs: ['brand', 'service:offer-site'],
  island: () => import('./Coupon'),
});

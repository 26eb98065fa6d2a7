import { defineWidget } from '../../src/element/host';
import { attributes } from './attributes';

/**
 * The opinion of a signed-in owner about the dealer of a car bought fewer than 30 days ago, once per car, with the
 * opinions of other owners. The children are shown until it is ready, and if it fails.
 *
 * @feature F43
 * @part root - The whole widget.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part error - A field's message.
 * @part button - A button.
 */
defineWidget('vt-dealer-review', {
  attributes,
  events: ['vt-dealer-reviewed', 'vt-dealer-review-failed'],
  load: 'visible',
  reserve: [1249, 1097],
  needs: ['brand', 'country', 'service:garage', 'service:rating'],
  access: {},
  island: () => import('./DealerReview'),
});

import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The opinions of owners about a dealer, for everybody: the author's, else the one chosen on the page. A signed-in owner
 * gives one about the dealer of a car bought fewer than 30 days ago, once per car. The children are shown until it is
 * ready, and if it fails.
 *
 * @since 0.1.0
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
  shape: 'form',
  reserve: [1129, 1057],
  needs: ['brand', 'country', 'service:rating'],
  island: () => import('./DealerReview'),
});

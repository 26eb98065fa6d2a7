import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * Shows what the valuation service says of a used car: its value by plate and kilometres, beside that by the plate alone.
 * The children are shown until it is ready, and if it fails.
 *
 * @since 0.1.0
 * @feature F41
 * @part root - The whole widget.
 * @part valuation - The value of the car.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part error - A field's message.
 * @part button - A button.
 */
defineWidget('vt-car-rating', {
  attributes,
  events: ['vt-car-rated', 'vt-car-rating-failed'],
  load: 'visible',
  reserve: [287, 185],
  needs: ['country', 'service:evaluate'],
  island: () => import('./CarRating'),
});

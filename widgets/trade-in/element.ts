import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * Values a used car by its plate, or by its model and year, and its kilometres. The value can become part of the down
 * payment of the page's simulations, and goes with a lead. Photos stay in the visitor's browser. The children are shown
 * until it is ready, and if it fails.
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
defineWidget('vt-trade-in', {
  attributes,
  events: ['vt-trade-in-valued', 'vt-trade-in-failed', 'vt-trade-in-selected'],
  load: 'visible',
  shape: 'form',
  reserve: [524, 398],
  needs: ['brand', 'country', 'service:confiat', 'service:evaluate'],
  island: () => import('./TradeIn'),
});

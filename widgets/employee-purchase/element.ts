import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * A car for the company's people and their families: who buys is checked, with what stands against the purchase in the market;
 * then the reduced offers with their stock, the billing data and documents of the role, and the reservation, made once. Its
 * billing opens in a tab of its own. The children are shown until it is ready, and if it fails.
 *
 * @since 0.1.0
 * @feature F59
 * @part root - The whole widget.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part error - A field's message.
 * @part item - One offer of the list.
 * @part price - A price.
 * @part button - A button.
 */
defineWidget('vt-employee-purchase', {
  attributes,
  events: [
    'vt-employee-checked',
    'vt-employee-reserved',
    'vt-employee-reserve-failed',
    'vt-employee-bill-opened',
  ],
  load: 'visible',
  shape: 'form',
  reserve: [748, 495],
  needs: ['brand', 'country', 'service:business-to-employee'],
  access: {},
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./EmployeePurchase'),
});

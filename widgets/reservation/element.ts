import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * Reserves a car online: the campaign's cars, or that of the visitor's offer, the visitor's data, the dealer, and the payment by card, Pix, boleto,
 * financing or at the dealer; later the payment of the rest. For guests and signed-in visitors. The page's address names
 * the order (?order=), so that a lost tab goes on where it was.
 *
 * @since 0.1.0
 * @feature F18
 * @feature F19
 * @feature F20
 * @feature F21
 * @feature F22
 * @part root - The whole widget.
 * @part stepper - The indicator of the steps.
 * @part item - A car of a campaign.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part error - A field's message.
 * @part button - A button.
 */
defineWidget('vt-reservation', {
  attributes,
  events: [
    'vt-reservation-stepped',
    'vt-reservation-held',
    'vt-reservation-payment-started',
    'vt-reservation-paid',
  ],
  load: 'visible',
  shape: 'list',
  reserve: [759, 759],
  needs: ['brand', 'country', 'service:reservation', 'service:payment-transaction'],
  island: () => import('./Reservation'),
});

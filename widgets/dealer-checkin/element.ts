import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * Checks a visitor in at a dealer: access by the code of the dealer's QR code, a short form, and the call of an attendant
 * with its live state. On the dealer's own screen it shows the QR code. The children are shown until it is
 * ready, and if it fails.
 *
 * @since 0.1.0
 * @feature F37
 * @part root - The whole widget.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part error - A field's message.
 * @part button - A button.
 */
defineWidget('vt-dealer-checkin', {
  attributes,
  events: ['vt-checkin-made', 'vt-checkin-failed', 'vt-attendant-requested', 'vt-attendant-arrived'],
  load: 'visible',
  shape: 'form',
  reserve: [491, 359],
  reserveWhen: { 'screen=dealer': [390, 390] },
  needs: ['brand', 'service:dealer-sales'],
  island: () => import('./DealerCheckin'),
});

import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The vouchers of a signed-in customer's loyalty programme (spec offers#loyalty): the available ones with the maximum
 * discount of a purchase, each as a code for the dealer; the used, given and expired ones; the next one that the customer is
 * entitled to, and one for points, each made once and after a confirmation; and the gift of one by a link.
 *
 * @since 0.1.0
 * @feature F49
 * @part root - The whole widget.
 * @part item - One voucher.
 * @part code - A voucher's card.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part button - A button.
 */
defineWidget('vt-vouchers', {
  attributes,
  events: ['vt-voucher-made', 'vt-voucher-given', 'vt-gift-shared'],
  load: 'visible',
  shape: 'list',
  reserve: [1202, 870],
  needs: ['brand', 'country', 'service:voucher-hub'],
  access: {},
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./Vouchers'),
});

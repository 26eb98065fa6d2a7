import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The rewards of the page's loyalty programme (spec offers#loyalty): the catalogue with what each costs, the customer's
 * points, and the redemption for oneself or as a gift, once and after a confirmation; what was redeemed, with its code or its
 * link; gift vouchers by their code. A page that a gift's link opened (vt-gift) shows the gift, to be received by whoever is
 * signed in.
 *
 * @since 0.1.0
 * @feature F50
 * @part root - The whole widget.
 * @part item - One reward, or one that was redeemed.
 * @part code - A code's card.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part button - A button.
 */
defineWidget('vt-rewards', {
  attributes,
  events: ['vt-reward-redeemed', 'vt-gift-received', 'vt-gift-voucher-redeemed', 'vt-gift-shared'],
  load: 'visible',
  shape: 'list',
  reserve: [1526, 864, 970],
  needs: ['brand', 'country', 'service:voucher-hub', 'service:loyalty'],
  access: {},
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./Rewards'),
});

import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The membership of the brand's loyalty program for signed-in customers: its plans, the free registration with the
 * agreement to its terms, and a subscription that is paid with a card of the wallet (spec offers#loyalty). No card's number
 * is read or sent here: the wallet's id of the card is.
 *
 * @since 0.1.0
 * @feature F48
 * @part root - The whole widget.
 * @part item - One plan.
 * @part field - A field with its message.
 * @part error - A field's message.
 * @part button - A button.
 */
defineWidget('vt-loyalty-subscription', {
  attributes,
  events: ['vt-loyalty-subscription-started'],
  load: 'visible',
  shape: 'list',
  reserve: [1341, 757],
  needs: ['brand', 'service:loyalty-subscription', 'service:payment-security'],
  access: {},
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./LoyaltySubscription'),
});

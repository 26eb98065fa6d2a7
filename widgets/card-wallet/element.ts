import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The cards of a signed-in visitor, with the favorite, the contracts that they pay, and ways to add and remove one. The
 * services have two groups of calls for the same wallet (spec services#payments): by default cards are listed, added,
 * favored and removed with the payment instruments (PIN), which edit none; calls="card-management" does all of that with
 * card management (CRD), and edits them. Contracts have one pair of calls, which both use. A card's number goes to the
 * call that adds it, with a token that is valid once, and nowhere else; a failed attempt leaves it in the inputs only.
 *
 * @since 0.1.0
 * @feature F26
 * @part root - The whole widget.
 * @part item - One card.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part error - A field's message.
 * @part button - A button.
 */
defineWidget('vt-card-wallet', {
  attributes,
  events: ['vt-card-wallet-changed'],
  load: 'visible',
  shape: 'list',
  reserve: [1092, 766],
  needs: ['service:payment-security'],
  access: {},
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./CardWallet'),
});

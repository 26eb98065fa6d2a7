import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * A text of the author with details in a dialog. The children are shown until it is ready, and if it fails.
 *
 * @since 0.1.0
 * @part root - The whole widget.
 * @part button - The button that opens the details.
 * @part dialog - The details.
 */
defineWidget('vt-offer-admin', {
  attributes,
  load: 'visible',
  reserve: [175, 175],
  access: { anyRole: ['offer_admin'] },
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./OfferAdmin'),
});

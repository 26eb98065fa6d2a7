import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The benefits of a signed-in visitor: available, next and redeemed, with filters in the page's address. One is redeemed
 * for oneself or as a gift, at a dealer if it is used there, and its code stays among the redeemed; who has used one rates
 * it. The coverage is checked by e-mail or chassis, and the discount club opens signed in. The children are shown until it
 * is ready, and if it fails.
 *
 * @since 0.1.0
 * @feature F51
 * @part root - The whole widget.
 * @part tabs - The tabs of the lists.
 * @part field - Label and input of a filter or a field.
 * @part input - A filter or an input.
 * @part item - One benefit of a list.
 * @part code - The code of a redeemed benefit.
 * @part button - A button.
 */
defineWidget('vt-benefits', {
  attributes,
  events: [
    'vt-benefit-redeemed',
    'vt-benefit-rated',
    'vt-benefit-coverage-checked',
    'vt-benefit-opened',
    'vt-gift-shared',
  ],
  load: 'visible',
  shape: 'list',
  reserve: [2043, 909, 1160],
  needs: ['brand', 'country', 'service:benefits'],
  access: {},
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./Benefits'),
});

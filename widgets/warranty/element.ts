import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * What belongs to the cars of a signed-in visitor: their warranties with the terms as a file, the invoice, the steps of
 * the delivery, and Mopar's services and accessories with the installments of what is chosen. Each section loads when
 * it is opened. The children are shown until it is ready, and if it fails.
 *
 * @since 0.1.0
 * @feature F42
 * @part root - The whole widget.
 * @part tabs - The tabs of the sections.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part button - A button.
 */
defineWidget('vt-warranty', {
  attributes,
  events: ['vt-warranty-terms-opened', 'vt-mopar-payment-simulated'],
  load: 'visible',
  shape: 'list',
  reserve: [840, 652],
  needs: ['brand', 'country', 'service:garage', 'service:benefits'],
  access: {},
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./Warranty'),
});

import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The orders of a signed-in visitor, newest first, with a filter. An order opens on a page of its own, or in the list:
 * its timeline, its payments, and its cancellation with a reason.
 *
 * @since 0.1.0
 * @feature F23
 * @part root - The whole widget.
 * @part item - One order.
 * @part timeline - The timeline of an order.
 * @part input - An input.
 * @part button - A button.
 * @part dialog - The question before an order is cancelled.
 */
defineWidget('vt-orders', {
  attributes,
  events: ['vt-order-cancelled'],
  load: 'visible',
  shape: 'list',
  reserve: [629, 629],
  needs: ['brand', 'country', 'service:reservation'],
  access: {},
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./Orders'),
});

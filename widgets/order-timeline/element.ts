import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * One order, named by the attribute or the page's address: its timeline, its payments, and its cancellation with a
 * reason. Also for a visitor without an account, who sees the orders of the anonymous guest.
 *
 * @since 0.1.0
 * @feature F23
 * @part root - The whole widget.
 * @part timeline - The timeline of the order.
 * @part input - An input.
 * @part button - A button.
 * @part dialog - The question before the order is cancelled.
 */
defineWidget('vt-order-timeline', {
  attributes,
  events: ['vt-order-cancelled'],
  load: 'visible',
  reserve: [339, 339],
  needs: ['brand', 'country', 'service:reservation'],
  island: () => import('./OrderTimeline'),
});

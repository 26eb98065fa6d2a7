import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The events of the brand's community for signed-in customers: to come, one's own and past, by place. An opened one says
 * when and where it is, with the way there and a calendar file, counts the time until it starts, and enrols the visitor with
 * companions, or puts them on the waiting list of a full one. The children are shown until it is ready, and if it fails.
 *
 * @since 0.1.0
 * @feature F55
 * @part root - The whole widget.
 * @part tabs - The tabs of the lists.
 * @part field - Label and input of the filter or of a companion.
 * @part input - The filter or an input.
 * @part item - One event of a list.
 * @part button - A button.
 */
defineWidget('vt-events', {
  attributes,
  events: ['vt-event-opened', 'vt-event-enrolled'],
  load: 'visible',
  shape: 'list',
  reserve: [738, 470, 494],
  needs: ['brand', 'country', 'service:events'],
  access: {},
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./Events'),
});

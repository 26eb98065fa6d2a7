import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * Books a visit to a dealer's workshop: the services with their prices, the car, a day and a free time in the dealer's own
 * time zone. Signed-in visitors see their visits, which they confirm, cancel or move. A link such as a mail has,
 * `?visit=ID&do=confirm`, `?visit=ID&do=cancel` or `?virtual-event=ID&do=update`, opens that one question instead; nothing
 * but the id is in the address. Other pages lead here with `?services=`, `?mvs=`, `?revision=`, and
 * an offer of services with `?offer=` and `?coupon=`.
 *
 * @since 0.1.0
 * @feature F36
 * @part root - The whole widget.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part error - A field's message.
 * @part button - A button.
 * @part badge - The status of a visit.
 */
defineWidget('vt-service-scheduling', {
  attributes,
  events: ['vt-visit-scheduled', 'vt-visit-failed', 'vt-visit-changed'],
  load: 'visible',
  shape: 'form',
  reserve: [2340, 1359],
  needs: [
    'brand',
    'country',
    'service:dealer',
    'service:dealer-scheduler',
    'service:visit-scheduling',
    'service:visitor-schedule',
  ],
  island: () => import('./ServiceScheduling'),
});

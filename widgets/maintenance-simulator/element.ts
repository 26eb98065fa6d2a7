import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The revisions of a car by kilometres and months: which one is next, what each includes and costs in the visitor's
 * state, and the next oil change. The plan can be printed, and the next revision booked. Signed-in visitors can choose a
 * car of their garage. The children are shown until it is ready, and if it fails.
 *
 * @since 0.1.0
 * @feature F38
 * @part root - The whole widget.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part error - A field's message.
 * @part button - A button.
 * @part badge - How far a revision is.
 * @part price - A price.
 * @part accordion - The list of all revisions.
 */
defineWidget('vt-maintenance-simulator', {
  attributes,
  events: [
    'vt-maintenance-simulated',
    'vt-maintenance-failed',
    'vt-maintenance-booking-started',
    'vt-maintenance-printed',
  ],
  load: 'visible',
  shape: 'form',
  reserve: [638, 410],
  needs: ['brand', 'country', 'service:maintenance', 'service:models', 'service:location'],
  island: () => import('./MaintenanceSimulator'),
});

import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The registration of a rental customer: started with the service, which takes its time, then filled in as a person with a
 * driver's licence or as a company with who answers for it, and later changed. It goes on after a reload; only what has
 * changed is sent. The children are shown until it is ready, and if it fails.
 *
 * @since 0.1.0
 * @feature F57
 * @part root - The whole widget.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part error - A field's message.
 * @part button - A button.
 */
defineWidget('vt-rental-registration', {
  attributes,
  events: ['vt-rental-registration-started', 'vt-rental-registration-saved', 'vt-rental-registration-failed'],
  load: 'visible',
  shape: 'form',
  reserve: [343, 288],
  needs: ['brand', 'country', 'service:rental-user'],
  access: {},
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./RentalRegistration'),
});

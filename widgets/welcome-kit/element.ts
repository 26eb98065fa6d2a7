import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The welcome kit of a signed-in customer's order: the address that it is sent to, confirmed or typed, and whether it has
 * left (spec reservations#welcome-kit).
 *
 * @since 0.1.0
 * @feature F25
 * @part root - The whole widget.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part error - A field's message.
 * @part button - A button.
 */
defineWidget('vt-welcome-kit', {
  attributes,
  events: ['vt-welcome-kit-saved'],
  load: 'visible',
  shape: 'list',
  reserve: [845, 550],
  needs: ['brand', 'country', 'service:reservation'],
  access: {},
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./WelcomeKit'),
});

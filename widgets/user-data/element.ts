import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * Completes a signed-in visitor's account in steps: personal data, address, dealer, and the message that they are saved
 * (spec screens#user-data-steps). It starts with what is known and sends only what has changed.
 *
 * @since 0.1.0
 * @feature F31
 * @part root - The whole widget.
 * @part wizard - The steps.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part error - A field's message.
 * @part button - A button.
 */
defineWidget('vt-user-data', {
  attributes,
  events: ['vt-user-data-saved'],
  load: 'visible',
  shape: 'form',
  reserve: [889, 568],
  needs: ['brand', 'country', 'service:user'],
  access: {},
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./UserData'),
});

import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * Creates an account, confirms its e-mail with a code, and signs the visitor in. It does not tell whether an e-mail has
 * an account already.
 *
 * @since 0.1.0
 * @feature F30
 * @part root - The whole widget.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part error - A field's message.
 * @part button - A button.
 */
defineWidget('vt-signup', {
  attributes,
  events: ['vt-signup-sent', 'vt-signup-confirmed'],
  load: 'visible',
  shape: 'form',
  reserve: [730, 608],
  needs: ['brand', 'service:user', 'service:auth'],
  island: () => import('./Signup'),
});

import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * Sets a password: a new one with the code of an e-mail, typed or in the e-mail's link; another one for a signed-in
 * visitor; the first one of an account that somebody else has opened. It does not tell which accounts exist.
 *
 * @since 0.1.0
 * @feature F30
 * @part root - The whole widget.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part error - A field's message.
 * @part button - A button.
 */
defineWidget('vt-password', {
  attributes,
  events: ['vt-password-saved'],
  load: 'visible',
  shape: 'form',
  reserve: [209, 209],
  reserveWhen: { 'mode=change': [161, 161], 'mode=first': [534, 465] },
  needs: ['brand', 'service:user', 'service:auth'],
  island: () => import('./Password'),
});

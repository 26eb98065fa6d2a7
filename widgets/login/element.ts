import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * Signs a visitor in with a password, or with other sites by the brand's single sign-on, and returns to the page that
 * asked for it. A signed-in visitor sees who is signed in, and the way out. The session's cookies are all that it keeps.
 * Further widgets of the page that need an account lead here.
 *
 * @since 0.1.0
 * @feature F29
 * @part root - The whole widget.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part error - A field's message.
 * @part button - A button.
 */
defineWidget('vt-login', {
  attributes,
  events: ['vt-login-succeeded', 'vt-login-failed', 'vt-session-started', 'vt-session-ended'],
  load: 'eager',
  shape: 'form',
  reserve: [323, 323],
  reserveWhen: {
    'providers=google': [427, 427],
    'providers=google apple': [491, 491],
    'providers=google apple facebook': [555, 555],
  },
  needs: ['brand', 'service:auth'],
  island: () => import('./Login'),
});

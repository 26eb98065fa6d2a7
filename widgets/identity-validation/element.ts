import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * Validates the identity of a signed-in visitor in the six steps of the specification: the token sent to the phone and
 * the quiz are answered here, the others are waited for. It goes on where it was left in this tab. The journey calls
 * (JRN) belong to questionnaires of opinion, delivery and complaint and are not used: their types know no identity.
 *
 * @since 0.1.0
 * @feature F28
 * @part root - The whole widget.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part error - A field's message.
 * @part button - A button.
 */
defineWidget('vt-identity-validation', {
  attributes,
  events: ['vt-identity-validated'],
  load: 'visible',
  shape: 'form',
  reserve: [493, 493],
  needs: ['service:identity-validation'],
  access: {},
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./IdentityValidation'),
});

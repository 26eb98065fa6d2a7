import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * Takes the security photo of a signed-in visitor with the camera of their phone and has the service find a face in it.
 * On other devices it says why and shows a QR code that opens the page on the phone. Where the page names
 * the folder of a model in `vitrine:face-detector`, it also helps to hold the face into the oval, once the camera is on;
 * without it, on a slow or metered connection, or if it does not load, the photo is taken all the same. The page must allow the camera if it sends a Permissions-Policy.
 *
 * @since 0.1.0
 * @feature F27
 * @part root - The whole widget.
 * @part camera - The camera's picture or the photo, its guide and its buttons.
 * @part button - A button.
 */
defineWidget('vt-security-photo', {
  attributes,
  events: ['vt-security-photo-accepted'],
  load: 'visible',
  shape: 'form',
  reserve: [375, 493],
  needs: ['service:face-identity'],
  access: {},
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./SecurityPhoto'),
});

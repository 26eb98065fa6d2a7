import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * Reads codes with the camera, from a photo, or typed: the vehicle identification number of a label, and other codes where
 * the page asks for them. It reports each as `new-barcode` and stops the camera. Pictures never leave the device. Codes
 * are read in workers: a page with a Content-Security-Policy allows them with `worker-src 'self'`, or `blob:` where the
 * library comes from another origin; without them the page reads by itself, more slowly. The page must allow the camera if
 * it sends a Permissions-Policy.
 *
 * @since 0.1.0
 * @feature F44
 * @part root - The whole widget.
 * @part camera - The camera's picture, its guide and its buttons.
 * @part button - A button.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part error - A field's message.
 */
defineWidget('vt-barcode-scanner', {
  attributes,
  events: ['new-barcode', 'vt-barcode-read'],
  load: 'visible',
  reserve: [458, 370],
  island: () => import('./BarcodeScanner'),
});

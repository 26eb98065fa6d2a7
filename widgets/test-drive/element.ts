import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * Asks a dealer for a test drive: the car, the dealer, a day, morning or afternoon. The dealer answers within 24 hours;
 * the request is then in the page's address, so that a link and a reload show its status, and after the drive a rating
 * from 1 to 5. It can be cancelled, by a guest with the link that the confirmation gives; a signed-in visitor sees all of
 * them. A reminder can be asked for on WhatsApp, and the day be added to a calendar.
 *
 * @since 0.1.0
 * @feature F35
 * @part root - The whole widget.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part error - A field's message.
 * @part button - A button.
 * @part badge - The status of a request.
 */
defineWidget('vt-test-drive', {
  attributes,
  events: [
    'vt-test-drive-requested',
    'vt-test-drive-failed',
    'vt-test-drive-rated',
    'vt-test-drive-cancelled',
  ],
  load: 'visible',
  shape: 'form',
  reserve: [1853, 1159],
  needs: ['brand', 'country', 'service:visitor-schedule', 'service:models', 'service:dealer'],
  island: () => import('./TestDrive'),
});

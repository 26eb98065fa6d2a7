import { defineElement } from '#element/lit';
import { attributes } from './attributes';
import { QrCode } from './QrCode';

/**
 * Shows a text as a QR code, black on white regardless of the page's colours, with the quiet zone that cameras need.
 * Without a text it contains the page's address without query and hash, which may hold personal data. It fails if the text
 * is too long for the largest code. It is 224 px wide unless the page sets a width; codes of long texts need more.
 *
 * @since 0.1.0
 * @feature F10
 * @slot - Shown if the text is too long for a code.
 * @part code - The code with its quiet zone.
 * @part error - The message that the text is too long.
 * @state ready - The code is shown.
 * @state failed - The text is too long for a code.
 */
defineElement('vt-qr-code', {
  attributes,
  load: 'visible',
  reserve: [224, 224],
  element: QrCode,
});

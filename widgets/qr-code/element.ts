import { defineElement } from '../../src/element/lit';
import { attributes } from './attributes';
import { QrCode } from './QrCode';

/**
 * A text as a QR code, black on white whatever the page's colours, with the room around it that cameras need. Without
 * one it holds the page's own address, without what follows ? and #, so that nobody's data goes along. As :state(NAME)
 * the page sees ready and failed, where the text is too long for the largest code. It is 224 px wide where the page
 * gives it no other width; codes of long texts need more.
 *
 * @feature F10
 * @slot - Shown where the text is too long for a code.
 * @part code - The code with its white room.
 * @part error - Says that the text is too long.
 */
defineElement('vt-qr-code', {
  attributes,
  load: 'visible',
  reserve: [224, 224],
  element: QrCode,
});

import { defineElement } from '../../src/element/lit';
import { number, option, text } from '../../src/element/standalone/attributes';
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
  attributes: {
    /** The text; the page's own address where absent. */
    value: text,
    /** How much of the code may be lost: l 7 %, m 15 %, q 25 %, h 30 %. */
    level: option('m', 'l', 'q', 'h'),
    /** Mask pattern, 1 to 7; the most readable where absent. */
    mask: number,
    /** The least version, 1 to 40; larger where the text needs it. */
    version: number,
    /** What the code is for, for those who do not see it; "Código QR" and the text where absent. */
    label: text,
  },
  load: 'visible',
  reserve: [224, 224],
  element: QrCode,
});

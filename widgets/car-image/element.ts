import { defineElement } from '../../src/element/lit';
import { attributes } from './attributes';
import { CarImage } from './CarImage';

/**
 * A car's image by version, year, colour and angle, in the size that fits where it stands. While another colour loads
 * the image before it stays. Where there is no such image, the author's own stands in for it, or the same car in its
 * standard colour with a note; where that is missing too, the children, or an icon and its text. As :state(NAME) the
 * page sees loading, ready, fallback and failed. Its height follows its width, 7 to 5, for a wheel 1 to 1; the page's
 * own aspect-ratio comes first.
 *
 * @feature F10
 * @slot - Shown where there is no image to show.
 * @part frame - The room the image stands in.
 * @part image - The image.
 * @part note - Says that the image is of another colour.
 * @part error - Icon and text where there is no image.
 */
defineElement('vt-car-image', {
  attributes,
  load: 'visible',
  reserve: '7/5',
  reserveWhen: { 'angle=wheel': '1/1' },
  needs: ['service:assets'],
  requires: ['model', 'version', 'series', 'year'],
  element: CarImage,
});

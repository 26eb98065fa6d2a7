import { defineElement } from '#element/lit';
import { attributes } from './attributes';
import { CarImage } from './CarImage';

/**
 * An image of a car by version, year, colour and angle, in the size that fits its place. The previous image stays while
 * another colour loads. If there is no such image, it shows the `fallback` image, or the same car in its standard
 * colour with a note; if these are missing too, the children, or an icon with a text. Its aspect ratio is 7 to 5, for a
 * wheel 1 to 1, unless the page sets aspect-ratio.
 *
 * @since 0.1.0
 * @feature F10
 * @slot - Shown if there is no image.
 * @part frame - The space of the image.
 * @part image - The image.
 * @part note - The note that the image shows another colour.
 * @part error - Icon and text if there is no image.
 * @state loading - An image is loading; a previous one stays.
 * @state ready - The image is shown.
 * @state fallback - The fallback image or the standard colour is shown.
 * @state failed - There is no image.
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

import { defineElement } from '../../src/element/lit';
import { flag, number, option, text } from '../../src/element/standalone/attributes';
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
  attributes: {
    /** The car's brand; the page's where absent. */
    brand: text,
    /** Code of the model. */
    model: text,
    /** Code of the version. */
    version: text,
    /** Code of the series, which may be empty: series="". */
    series: text,
    /** Model year. */
    year: number,
    /** Code of the colour; the car's standard colour where absent. */
    color: text,
    /** Side the car is seen from. */
    angle: option('side', 'front', 'wheel'),
    /** Address of an image to show where there is none of this car. */
    fallback: text,
    /** What the image shows, for those who do not see it; "Carro visto de lado" and the like where absent. */
    label: text,
    /** The image says nothing that the text beside it does not say: screen readers leave it out. */
    decorative: flag,
    /** The image fills its room, or is shown whole within it. */
    fit: option('cover', 'contain'),
    /** How wide the image is shown, as the sizes of an img; measured where absent. */
    sizes: text,
    /** Loads at once, not only once it is near the viewport: for an image in sight from the start. */
    eager: flag,
  },
  load: 'visible',
  reserve: '7/5',
  reserveWhen: { 'angle=wheel': '1/1' },
  needs: ['service:assets'],
  requires: ['model', 'version', 'series', 'year'],
  element: CarImage,
});

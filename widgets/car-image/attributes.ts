import { flag, number, option, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
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
};

/** What the view gets of them. */
export type CarImageProps = Props<typeof attributes>;

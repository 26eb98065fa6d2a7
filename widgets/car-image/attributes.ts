import { address, flag, number, option, type Props, text } from '#element/attributes/attributes';

export const attributes = {
  /**
   * The car's brand; that of the page if absent.
   * @example fiat
   */
  brand: text,
  /**
   * Code of the model.
   * @example 358
   */
  model: text,
  /**
   * Code of the version.
   * @example BF3
   */
  version: text,
  /**
   * Code of the series; required, but may be empty: series="".
   * @example 1
   */
  series: text,
  /**
   * Model year.
   * @example 2026
   */
  year: number,
  /**
   * Code of the colour; the car's standard colour if absent.
   * @example 448
   */
  color: text,
  /** View of the car: from the side, from the front, a wheel, from behind, or its interior. */
  angle: option('side', 'front', 'wheel', 'rear', 'interior'),
  /** Address of an image to show if there is none of this car. */
  fallback: address,
  /** Text alternative of the image; "Carro visto de lado" or the text of the angle if absent. */
  label: text,
  /** The image adds nothing to the text beside it: screen readers ignore it. */
  decorative: flag,
  /** Whether the image fills its space (cover) or is shown completely within it (contain). */
  fit: option('cover', 'contain'),
  /** Displayed width, as in the sizes attribute of an img; measured if absent. */
  sizes: text,
  /** Loads immediately instead of near the viewport; for an image that is visible from the start. */
  eager: flag,
};

/** The props of the view. */
export type CarImageProps = Props<typeof attributes>;

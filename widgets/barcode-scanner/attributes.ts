import { option, type Props, text } from '#element/attributes/attributes';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** What a code must be to be reported: a vehicle identification number, or anything. */
  accept: option('vin', 'any'),
  /**
   * Kinds of codes that are looked for, separated by spaces: code_39, codabar, code_93, code_128, itf, qr_code,
   * data_matrix, pdf417. The first three if absent; the last three load their reader with the camera.
   * @example code_39 code_93 code_128 data_matrix qr_code
   */
  formats: text,
};

/** The props of the view. */
export type BarcodeScannerProps = Props<typeof attributes>;

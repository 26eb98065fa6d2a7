import { option, type Props, text } from '#element/attributes/attributes';
import { integer } from '#element/attributes/bounds';

export const attributes = {
  /** Text of the code; the page's address if absent. */
  value: text,
  /** Share of the code that may be unreadable: l 7 %, m 15 %, q 25 %, h 30 %. */
  level: option('m', 'l', 'q', 'h'),
  /** Mask pattern; the most readable if absent. */
  mask: integer({ min: 1, max: 7, outside: 'default', fraction: 'default' }),
  /** Minimum version; larger if the text needs it. */
  version: integer({ min: 1, max: 40, default: 1, fraction: 'nearest' }),
  /** Purpose of the code, for those who do not see it; the word for a QR code and the text if absent. */
  label: text,
};

/** The props of the view. */
export type QrCodeProps = Props<typeof attributes>;

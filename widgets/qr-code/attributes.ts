import { number, option, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Text of the code; the page's address if absent. */
  value: text,
  /** Share of the code that may be unreadable: l 7 %, m 15 %, q 25 %, h 30 %. */
  level: option('m', 'l', 'q', 'h'),
  /** Mask pattern, 1 to 7; the most readable if absent. */
  mask: number,
  /** Minimum version, 1 to 40; larger if the text needs it. */
  version: number,
  /** Purpose of the code, for those who do not see it; the word for a QR code and the text if absent. */
  label: text,
};

/** The props of the view. */
export type QrCodeProps = Props<typeof attributes>;

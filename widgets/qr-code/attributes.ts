import { number, option, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
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
};

/** What the view gets of them. */
export type QrCodeProps = Props<typeof attributes>;

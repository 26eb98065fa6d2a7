/** What helps a visitor to hold their face into the oval; the numbers are ours (spec reservations#security-photo). */

/** A found face, as shares of the picture that is seen: 0 to 1 from its left and top edge. */
export interface FaceBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is seen now. */
export interface Sight {
  /** Mean brightness of the picture, 0 to 255; undefined if unknown. */
  brightness?: number | undefined;
  /** Undefined without a detector. */
  faces?: readonly FaceBox[] | undefined;
}

export type Guide = 'dark' | 'none' | 'several' | 'far' | 'near' | 'aside' | 'good';

/** Mean brightness below which a picture is too dark. */
const DARK = 50;
/** Shares of the picture's height that a face may take. */
const HEIGHT = { min: 0.3, max: 0.75 };
/** The oval's centre, and how far a face's centre may be from it, as shares of the picture. */
const OVAL = { x: 0.5, y: 0.475 };
const AWAY = { x: 0.16, y: 0.16 };

/** Returns what to say of a picture; undefined if nothing is known of it. */
export function guideOf({ brightness, faces }: Sight): Guide | undefined {
  if (brightness !== undefined && brightness < DARK) return 'dark';
  if (!faces) return undefined;
  const [face, ...others] = faces;
  if (!face) return 'none';
  if (others.length > 0) return 'several';
  if (face.height < HEIGHT.min) return 'far';
  if (face.height > HEIGHT.max) return 'near';
  const isAside =
    Math.abs(face.x + face.width / 2 - OVAL.x) > AWAY.x ||
    Math.abs(face.y + face.height / 2 - OVAL.y) > AWAY.y;
  return isAside ? 'aside' : 'good';
}

/** Times in a row that a guide is seen before it is shown: each change is announced. */
const STEADY = 3;

/** Returns a function that takes a guide per look and returns the one to show, which changes seldom. */
export function steadyGuide(): (seen: Guide | undefined) => Guide | undefined {
  let shown: Guide | undefined;
  let candidate: Guide | undefined;
  let times = 0;
  return (seen) => {
    times = seen === candidate ? times + 1 : 1;
    candidate = seen;
    if (times >= STEADY) shown = seen;
    return shown;
  };
}

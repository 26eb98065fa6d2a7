import { sideView } from './car';
import { framed } from './drawing';
import { frontView } from './front';
import type { CarShape } from './silhouettes';
import { wheelView } from './wheel';

/** Sizes that images come in, in pixels (platform 9). */
export const RENDITIONS = {
  '48x48': { width: 48, height: 48 },
  '140x100': { width: 140, height: 100 },
  '319x319': { width: 319, height: 319 },
  '1280x1280': { width: 1280, height: 1280 },
} as const;
export type Rendition = keyof typeof RENDITIONS;
export const isRendition = (text: string): text is Rendition => Object.hasOwn(RENDITIONS, text);

const VIEWS = { side: sideView, front: frontView, wheel: wheelView };
export type Angle = keyof typeof VIEWS;
export const ANGLES = Object.keys(VIEWS) as Angle[];
export const isAngle = (text: string): text is Angle => Object.hasOwn(VIEWS, text);

/** The only colours that are drawn: anything else would become markup. */
const HEX = /^#[0-9a-f]{6}$/i;
const FALLBACK = '#8b9097';
const hex = (color: string) => (HEX.test(color) ? color : FALLBACK);

/** A car as SVG text: colours as #rrggbb, roof where it has another, fitted into the rendition. */
export function carImage({
  shape,
  color,
  roof,
  angle,
  rendition,
}: {
  shape: CarShape;
  color: string;
  roof?: string;
  angle: Angle;
  rendition: Rendition;
}): string {
  return framed(VIEWS[angle](shape, hex(color), roof && hex(roof)), RENDITIONS[rendition]);
}

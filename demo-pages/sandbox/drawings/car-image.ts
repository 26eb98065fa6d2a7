import type { Angle, Rendition } from '../../../src/domain/standalone/car-image';
import { sideView } from './car';
import { framed } from './drawing';
import { frontView } from './front';
import type { CarShape } from './silhouettes';
import { wheelView } from './wheel';

const VIEWS = { side: sideView, front: frontView, wheel: wheelView } satisfies Record<Angle, unknown>;

/** '140x100' in pixels. */
function sizeOf(rendition: Rendition) {
  const [width = 0, height = 0] = rendition.split('x').map(Number);
  return { width, height };
}

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
  return framed(VIEWS[angle](shape, hex(color), roof && hex(roof)), sizeOf(rendition));
}

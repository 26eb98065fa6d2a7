import type { Angle, Rendition } from '#domain/car/car-image';
import { sideView } from './car';
import { framed } from './drawing';
import type { Form } from './forms';
import { frontView } from './front';
import { interiorView } from './interior';
import { rearView } from './rear';
import { wheelView } from './wheel';

const VIEWS = {
  side: sideView,
  front: frontView,
  wheel: wheelView,
  rear: rearView,
  interior: interiorView,
} satisfies Record<Angle, unknown>;

/** Parses '140x100', a size in pixels. */
function sizeOf(rendition: Rendition) {
  const [width = 0, height = 0] = rendition.split('x').map(Number);
  return { width, height };
}

/** Only these colours are accepted, since other texts could be markup. */
const HEX = /^#[0-9a-f]{6}$/i;
const FALLBACK = '#8b9097';
const hex = (color: string) => (HEX.test(color) ? color : FALLBACK);

/** Returns a car as SVG text, fitted into the rendition: colours as #rrggbb; roof if it has another colour. */
export function carImage({
  form,
  color,
  roof,
  angle,
  rendition,
}: {
  form: Form;
  color: string;
  roof?: string;
  angle: Angle;
  rendition: Rendition;
}): string {
  return framed(VIEWS[angle](form, hex(color), roof && hex(roof)), sizeOf(rendition));
}

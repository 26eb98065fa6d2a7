import { type Frame, greyAt } from './frame';
import { type Stripes, widthBetween } from './stripes';

/** A line across bars: greys half a pixel apart. */
export type Profile = Float32Array;

/** Samples per px of a line. */
const SAMPLES = 2;
/** Px that a line goes on beyond the outermost bars, for the quiet zone. */
const BEYOND = 40;

interface Line {
  x: number;
  y: number;
  dx: number;
  dy: number;
  /** Px. */
  length: number;
}

/** The lines across the bars of one direction, from the middle outwards, evenly over the bars' height. */
export function linesAcross({ width, height }: Frame, { angle, points }: Stripes, most: number): Line[] {
  const dx = Math.cos(angle);
  const dy = Math.sin(angle);
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  const blocks: { along: number; across: number }[] = [];
  for (let at = 0; at < points.length; at += 2) {
    const x = points[at] ?? 0;
    const y = points[at + 1] ?? 0;
    const across = y * dx - x * dy;
    blocks.push({ along: x * dx + y * dy, across });
    first = Math.min(first, across - 7);
    last = Math.max(last, across + 7);
  }
  const count = Math.min(most, Math.max(3, Math.ceil((last - first) / 6)));
  const lines: Line[] = [];
  for (let index = 0; index < count; index++) {
    const across = first + ((last - first) * (index + 0.5)) / count;
    const near = blocks.filter((block) => Math.abs(block.across - across) < 20);
    if (near.length < 3) continue;
    let from = Math.min(...near.map(({ along }) => along)) - BEYOND;
    let to = Math.max(...near.map(({ along }) => along)) + BEYOND;
    // Cut at the frame's edges.
    const x = -across * dy;
    const y = across * dx;
    for (const [place, way, size] of [
      [x, dx, width],
      [y, dy, height],
    ] as const) {
      if (Math.abs(way) < 1e-6) {
        if (place < 0 || place > size - 1) to = from;
        continue;
      }
      const one = -place / way;
      const other = (size - 1 - place) / way;
      from = Math.max(from, Math.min(one, other));
      to = Math.min(to, Math.max(one, other));
    }
    if (to - from < 24) continue;
    lines.push({ x: x + from * dx, y: y + from * dy, dx, dy, length: to - from });
  }
  // Bars are most whole in the middle.
  const middle = (lines.length - 1) / 2;
  return lines
    .map((line, index) => ({ line, far: Math.abs(index - middle) }))
    .sort((one, other) => one.far - other.far)
    .map(({ line }) => line);
}

/**
 * The greys along a line; each is the mean of several points beside it along the bars, which are alike but for noise,
 * dust and scratches.
 * @param beside points on each side, 1 px apart
 */
export function sampleLine(frame: Frame, { x, y, dx, dy, length }: Line, beside: number): Profile {
  const profile = new Float32Array(Math.floor(length * SAMPLES) + 1);
  const { width, height } = frame;
  for (let at = 0; at < profile.length; at++) {
    const px = x + (dx * at) / SAMPLES;
    const py = y + (dy * at) / SAMPLES;
    let sum = 0;
    let count = 0;
    for (let side = -beside; side <= beside; side++) {
      const sx = px - dy * side;
      const sy = py + dx * side;
      if (sx < 0 || sy < 0 || sx > width - 1 || sy > height - 1) continue;
      sum += greyAt(frame, sx, sy);
      count++;
    }
    profile[at] = count ? sum / count : (profile[at - 1] ?? 0);
  }
  return profile;
}

/** Whether a direction is followed already. */
export const isFollowed = (angle: number, others: readonly Stripes[]): boolean =>
  others.some((other) => widthBetween(other.angle, angle) < 0.05);

import type { Frame } from './frame';

/** Edge in px of the blocks that a frame is looked at in. */
const BLOCK = 16;
/** Directions that are told apart, over half a turn. */
const BINS = 36;
/** Smallest share of a block's gradients that point the same way, 0 to 1. */
const COHERENCE = 0.55;
/** Directions that are followed in one frame. */
const MOST_DIRECTIONS = 3;

/** Blocks of a frame whose edges are parallel: bars, or a matrix at one of its two directions. */
export interface Stripes {
  /** Direction across the bars, in radians: that of a line that reads them. */
  angle: number;
  /** Middles of the blocks, x and y in turn, in px. */
  points: number[];
  strength: number;
}

interface Block {
  x: number;
  y: number;
  angle: number;
  strength: number;
}

/** The gradients of each block: how strong, how parallel and which way (its structure tensor). */
function blocksOf({ pixels, width, height }: Frame): { all: Block[]; energies: number[] } {
  const all: Block[] = [];
  const energies: number[] = [];
  const size = Math.min(BLOCK, width - 2, height - 2);
  if (size < 4) return { all, energies };
  for (let top = 1; top + size < height; top += size) {
    for (let left = 1; left + size < width; left += size) {
      let xx = 0;
      let yy = 0;
      let xy = 0;
      for (let y = top; y < top + size; y++) {
        for (let x = left, at = y * width + left; x < left + size; x++, at++) {
          // Every second pixel will do, in the pattern of a chessboard.
          if ((x + y) & 1) continue;
          const a = pixels[at - width - 1] ?? 0;
          const b = pixels[at - width] ?? 0;
          const c = pixels[at - width + 1] ?? 0;
          const d = pixels[at - 1] ?? 0;
          const f = pixels[at + 1] ?? 0;
          const g = pixels[at + width - 1] ?? 0;
          const h = pixels[at + width] ?? 0;
          const i = pixels[at + width + 1] ?? 0;
          const dx = c + 2 * f + i - a - 2 * d - g;
          const dy = g + 2 * h + i - a - 2 * b - c;
          xx += dx * dx;
          yy += dy * dy;
          xy += dx * dy;
        }
      }
      const energy = xx + yy;
      energies.push(energy);
      const parallel = Math.hypot(xx - yy, 2 * xy);
      if (parallel < COHERENCE * energy) continue;
      all.push({
        x: left + size / 2,
        y: top + size / 2,
        angle: Math.atan2(2 * xy, xx - yy) / 2,
        strength: Math.sqrt(parallel),
      });
    }
  }
  return { all, energies };
}

/** Difference of two directions, at most a quarter turn. */
export function widthBetween(one: number, other: number): number {
  const turn = Math.abs(one - other) % Math.PI;
  return Math.min(turn, Math.PI - turn);
}

/** The strongest directions of a frame's parallel edges, with where they are; none where it shows no bars. */
export function findStripes(frame: Frame): Stripes[] {
  const { all, energies } = blocksOf(frame);
  // Of what is seen, not of any brightness: bars in the dark are weak, and the strongest there is.
  const strongest = Math.sqrt(energies.sort((a, b) => b - a)[Math.floor(energies.length / 50)] ?? 0);
  const found = all.filter(({ strength }) => strength > strongest / 8 && strength > 60);
  const bins = new Float64Array(BINS);
  for (const { angle, strength } of found) {
    const bin = Math.floor(((angle + Math.PI) / Math.PI) * BINS) % BINS;
    for (const near of [0, 1, -1]) {
      const at = (bin + near + BINS) % BINS;
      bins[at] = (bins[at] ?? 0) + strength / (1 + Math.abs(near));
    }
  }
  const all2 = [...bins].map((weight, bin) => ({ weight, angle: ((bin + 0.5) * Math.PI) / BINS }));
  const peaks: typeof all2 = [];
  for (const peak of all2.sort((a, b) => b.weight - a.weight)) {
    if (peaks.length === MOST_DIRECTIONS || peak.weight < (peaks[0]?.weight ?? 0) / 6) break;
    if (peak.weight > 0 && peaks.every(({ angle }) => widthBetween(angle, peak.angle) > 0.2))
      peaks.push(peak);
  }
  return peaks.map(({ angle: rough }) => {
    const near = found.filter(({ angle }) => widthBetween(angle, rough) < 0.2);
    let cos = 0;
    let sin = 0;
    for (const { angle, strength } of near) {
      cos += strength * Math.cos(2 * angle);
      sin += strength * Math.sin(2 * angle);
    }
    return {
      angle: Math.atan2(sin, cos) / 2,
      points: near.flatMap(({ x, y }) => [x, y]),
      strength: near.reduce((sum, { strength }) => sum + strength, 0),
    };
  });
}

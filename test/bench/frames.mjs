/** Frames of a page while something moves in it. */
import { percentile } from '../../scripts/lib/bench-figures.mjs';

/** @typedef {{ frames: number, p50: number, p99: number, worst: number, long: number }} Frames ms; long: number of frames of more than 50 ms */

/** Runs in the page: notes how long each frame takes until it is told to stop. */
export function watchFrames() {
  const own = globalThis;
  own.frames = [];
  own.watching = true;
  let before = 0;
  const frame = (now) => {
    if (before) own.frames.push(now - before);
    before = now;
    if (own.watching) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Runs in the page: returns the frames in ms. */
export function stopWatching() {
  globalThis.watching = false;
  return globalThis.frames;
}

/** @param {number[]} frames ms @returns {Frames} */
export function frameFigures(frames) {
  const sorted = [...frames].sort((one, other) => one - other);
  return {
    frames: sorted.length,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    worst: sorted[sorted.length - 1] ?? 0,
    long: sorted.filter((ms) => ms > 50).length,
  };
}

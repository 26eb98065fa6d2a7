/** Frames of a page while something moves in it. */
import { percentile } from '../../scripts/bench/figures.mjs';

/** @typedef {{ frames: number, p50: number, p99: number, worst: number, long: number }} Frames ms; long: number of frames of more than 50 ms */

/** @typedef {typeof globalThis & { measuredFrames: number[], isWatching: boolean }} WatchedPage */

/** Runs in the page: notes how long each frame takes until it is told to stop. */
export function watchFrames() {
  const page = /** @type {WatchedPage} */ (globalThis);
  /** @type {number[]} */
  const measured = [];
  page.measuredFrames = measured;
  page.isWatching = true;
  let before = 0;
  const frame = (/** @type {number} */ now) => {
    if (before) measured.push(now - before);
    before = now;
    if (page.isWatching) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Runs in the page: returns the frames in ms. */
export function stopWatching() {
  const page = /** @type {WatchedPage} */ (globalThis);
  page.isWatching = false;
  return page.measuredFrames;
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

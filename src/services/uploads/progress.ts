/** Minimum milliseconds between two progress reports; the first and the last are always sent (spec limits#progress). */
export const PROGRESS_WINDOW = 250;

/** Limits reports to one per window, except those for which `ends` returns true. */
export function throttled<T>(report: (value: T) => void, ends: (value: T) => boolean): (value: T) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (value) => {
    const now = performance.now();
    if (!ends(value) && now - last < PROGRESS_WINDOW) return;
    last = now;
    report(value);
  };
}

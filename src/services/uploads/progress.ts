/** Milliseconds between two reports of progress; the first and the last always come (spec limits#progress). */
export const PROGRESS_WINDOW = 250;

/** Reports at most once in the window, except for what ends it. */
export function throttled<T>(report: (value: T) => void, ends: (value: T) => boolean): (value: T) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (value) => {
    const now = performance.now();
    if (!ends(value) && now - last < PROGRESS_WINDOW) return;
    last = now;
    report(value);
  };
}

/**
 * Runs in the page before anything of it: notes long tasks and when the last tag is ready, or, where there are none, when
 * the page has loaded. Stands alone, since only its own text gets there.
 * @param {{ tags: readonly string[] }} options each once in the page
 */
export function watchReady({ tags }) {
  /** @type {{ ready: number, tasks: number[] }} */
  const seen = { ready: 0, tasks: [] };
  const { tellReady } = /** @type {any} */ (Object.assign(globalThis, { bench: seen }));
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });

  const note = () => {
    seen.ready = performance.now();
    tellReady('');
  };
  if (tags.length === 0) {
    addEventListener('load', note);
    return;
  }
  const waiting = new Set(tags);
  const look = () => {
    // Those found ready are not asked again.
    for (const tag of waiting) {
      if (!document.querySelector(tag)?.matches(':state(ready)')) break;
      waiting.delete(tag);
    }
    if (waiting.size === 0) note();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

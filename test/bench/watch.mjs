/**
 * Runs in the page before anything of it: notes paint, shifts, long tasks and when all instances are usable. Stands
 * alone, since only its own text gets there.
 * @param {{ tag?: string, controls: number, lazy?: boolean }} options no tag: the page is usable once it is parsed;
 *   lazy: once its first instance is
 */
export function watch({ tag, controls, lazy }) {
  /** @type {{ usable: number, paint: number, shift: number, tasks: number[] }} */
  const seen = { usable: 0, paint: 0, shift: 0, tasks: [] };
  Object.assign(globalThis, { bench: seen });

  /** @param {string} type @param {(entry: any) => void} note */
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.paint = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    seen.shift += entry.value;
  });
  observe('longtask', (entry) => {
    seen.tasks.push(entry.duration);
  });

  /** @param {Element} element */
  const isUsable = (element) => {
    const root = element.shadowRoot;
    const found = root?.querySelectorAll(':is(input, select):enabled');
    const button = root?.querySelector('button[type="submit"]');
    return !!found && found.length >= controls && !!button?.checkVisibility();
  };
  let waitingFor = 0;
  const look = () => {
    if (document.readyState !== 'loading') {
      // Those found usable are not asked again: fifty would be a cost of the measuring.
      const all = tag ? document.getElementsByTagName(tag) : [];
      for (let next = all[waitingFor]; next && isUsable(next); next = all[waitingFor]) waitingFor++;
      if (waitingFor === (lazy ? 1 : all.length)) {
        seen.usable = performance.now();
        /** @type {any} */ (globalThis).tellUsable('');
        return;
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

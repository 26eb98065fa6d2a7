/** Milliseconds after which the queue releases the main thread. */
const SLICE = 8;

const jobs: (() => void)[] = [];
let running = false;

const release = (): Promise<void> =>
  (globalThis as { scheduler?: { yield?(): Promise<void> } }).scheduler?.yield?.() ??
  new Promise((go) => setTimeout(go));

/** Runs mounts in order and releases the main thread between them; logs one that throws and continues. */
export async function enqueueMount(job: () => void): Promise<void> {
  jobs.push(job);
  if (running) return;
  running = true;
  let since = performance.now();
  for (let next = jobs.shift(); next; next = jobs.shift()) {
    try {
      next();
    } catch (error) {
      console.error(error);
    }
    if (performance.now() - since > SLICE) {
      await release();
      since = performance.now();
    }
  }
  running = false;
}

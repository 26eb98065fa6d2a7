/** Milliseconds after which the queue releases the main thread. */
const SLICE = 8;

/** Does its work, and returns what is to be done next, before other jobs. */
export type Job = () => Job | undefined;

const jobs: Job[] = [];
let running = false;

const release = (): Promise<void> =>
  (globalThis as { scheduler?: { yield?(): Promise<void> } }).scheduler?.yield?.() ??
  new Promise((go) => setTimeout(go));

/** Runs mounts in order and releases the main thread between their parts; logs one that throws and continues. */
export async function enqueueMount(job: Job): Promise<void> {
  jobs.push(job);
  if (running) return;
  running = true;
  // The task that enqueues the first has evaluated a widget's file and created its elements.
  let since = Number.NEGATIVE_INFINITY;
  for (let next = jobs.shift(); next; ) {
    if (performance.now() - since > SLICE) {
      await release();
      since = performance.now();
    }
    let following: Job | undefined;
    try {
      following = next();
    } catch (error) {
      console.error(error);
    }
    next = following ?? jobs.shift();
  }
  running = false;
}

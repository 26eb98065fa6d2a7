/** Milliseconds of work at a time: a press that comes meanwhile is answered before anybody feels a wait. */
const SLICE = 10;

const pause = () => new Promise<void>((done) => setTimeout(done));

/**
 * Does something with each item of a long list, and gives the page a turn after each slice of work.
 * @param onPause gets the number of those that are done
 */
export async function inSlices<T>(
  items: Iterable<T>,
  work: (item: T) => void,
  onPause?: (done: number) => void,
): Promise<void> {
  let began = performance.now();
  let done = 0;
  for (const item of items) {
    work(item);
    done++;
    if (performance.now() - began < SLICE) continue;
    onPause?.(done);
    await pause();
    began = performance.now();
  }
}

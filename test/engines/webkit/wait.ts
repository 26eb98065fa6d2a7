/** Pauses between two looks, in ms: as Playwright's own. */
const PAUSES = [20, 50, 100, 100, 250];

/**
 * Looks until there is an answer.
 * @throws {Error} with the last reason after `timeout` ms
 */
export async function until<T>(
  look: () => Promise<{ found: T } | { why: string }>,
  timeout: number,
  what: string,
): Promise<T> {
  const end = performance.now() + timeout;
  for (let turn = 0; ; turn++) {
    const seen = await look();
    if ('found' in seen) return seen.found;
    if (performance.now() > end) throw new Error(`Timeout ${timeout} ms: ${what}: ${seen.why}`);
    await new Promise((done) => setTimeout(done, PAUSES[Math.min(turn, PAUSES.length - 1)]));
  }
}

/** Checks of a page, each by itself, so that the result names what fails. */

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ name: string, ok: boolean, note?: string }} Check note: why it failed, or what is to be known */
/** @typedef {{ page: Page, noise: string[] }} Listened noise: errors and warnings on the console, and what was thrown */

/** @param {boolean} condition @param {string} message @throws {Error} */
export function expectThat(condition, message) {
  if (!condition) throw new Error(message);
}

/**
 * Runs the checks in their order; one that fails does not stop the others.
 * @template {{ page: Page }} Given
 * @param {Given} given @param {readonly [name: string, check: (visit: Given & Listened) => Promise<string | undefined | void>][]} checks
 * @returns {Promise<Check[]>}
 */
export async function runChecks(given, checks) {
  /** @type {string[]} */
  const noise = [];
  given.page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      noise.push(`${message.text()} ${message.location().url}`);
  });
  given.page.on('pageerror', (error) => noise.push(error.message));
  /** @type {Check[]} */
  const results = [];
  for (const [name, check] of checks) {
    try {
      const note = await check({ ...given, noise });
      results.push({ name, ok: true, ...(note && { note }) });
    } catch (error) {
      const [note = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
      results.push({ name, ok: false, note });
    }
  }
  return results;
}

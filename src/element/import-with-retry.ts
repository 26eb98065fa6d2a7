/**
 * Imports a module and retries once under another URL, since browsers cache a failed module by its URL. `suffix` is
 * appended to the URL of the retry; empty at first.
 */
export const importWithRetry = (load: (suffix: string) => Promise<unknown>): Promise<unknown> =>
  load('').catch(() => load(`?retry=${Date.now()}`));

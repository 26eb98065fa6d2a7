import { knownSingleton } from '#page/core/page-singleton';

/**
 * Imports a module and retries once under another URL, since browsers cache a failed module by its URL. `suffix` is
 * appended to the URL of the retry; empty at first. On a page that checks all files it is one that the page's import map
 * has (scripts/release/import-map.mjs): a file under any other URL would not be checked.
 */
export const importWithRetry = (load: (suffix: string) => Promise<unknown>): Promise<unknown> =>
  load('').catch(() => load(knownSingleton('checksFiles') ? '?retry' : `?retry=${Date.now()}`));

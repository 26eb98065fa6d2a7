import { availableParallelism } from 'node:os';

/**
 * Number of pages that tests drive at the same time: a page waits for frames, idle callbacks and answers about a third
 * of its time, so that one page per core leaves cores idle.
 */
export const BROWSER_WORKERS = 2 * availableParallelism();

/**
 * The single script of a page: finds the library's tags, loads their widgets when their load conditions hold, and
 * reserves their heights. It imports nothing before a tag is found; the custom element is in host.ts.
 */
import { startLoader } from './loader';

startLoader(() => import('./runtime'));

/**
 * The one script of a page: finds the library's tags, loads their widgets when their load condition holds and reserves their height.
 * It imports nothing before a tag is found; what a widget is made of is host.ts.
 */
import { startLoader } from './loader';

startLoader(() => import('./runtime'));

/**
 * The one script of a page: finds the library's tags, brings their widgets when they are wanted and holds their height.
 * It imports nothing before a tag is found; what a widget is made of is host.ts.
 */
import { startLoader } from './loader';

startLoader(() => import('./runtime'));

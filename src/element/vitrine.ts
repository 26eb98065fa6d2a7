/**
 * The one script of a page: finds the library's tags, brings their widgets and holds their height. Widgets import
 * their element from here, so that the page carries it once; it imports nothing before a tag is found.
 */
import { startLoader } from './loader';

export { flag, list, number, option, text } from './attributes';
export { defineOnce } from './define';
export { defineWidget } from './host';
export { discover } from './loader';

startLoader();

/** Every event of the library, for its documentation. */
import { COMMON_EVENTS, json } from './attributes.mjs';

/**
 * @typedef {{ name: string, description: string, detail: string, source: string, tags: string[] }} EventInfo
 *   source: the file that declares and fires it; tags: the widgets that fire it, '*' for all, empty for the page's code
 */

/** @param {import('../definitions.mjs').Definition[]} widgets @param {string} name */
const tagsOf = (widgets, name) =>
  COMMON_EVENTS.includes(name)
    ? ['*']
    : widgets.filter(({ events }) => events.some((each) => each.name === name)).map(({ tag }) => tag);

/**
 * @param {import('../definitions.mjs').Definition[]} widgets
 * @param {Map<string, { description: string, detail: string, source: string }>} events
 */
export const eventList = (widgets, events) =>
  json(
    [...events]
      .map(([name, info]) => ({ name, ...info, tags: tagsOf(widgets, name) }))
      .sort((a, b) => a.name.localeCompare(b.name)),
  );

/** Every event of the library, for its documentation. */

import { compareVersions } from '../release/versions.mjs';
import { COMMON_EVENTS, json, sinceOf } from './attributes.mjs';

/**
 * @typedef {{ name: string, description: string, detail: string, source: string, tags: string[] } & Life} EventInfo
 *   source: the file that declares and fires it; tags: the widgets that fire it, '*' for all, empty for the page's code
 * @typedef {import('../source/doc-tags.mjs').Life} Life
 */

/** @param {import('../source/definitions.mjs').Definition[]} widgets @param {string} name */
const tagsOf = (widgets, name) =>
  COMMON_EVENTS.includes(name)
    ? ['*']
    : widgets.filter(({ events }) => events.some((each) => each.name === name)).map(({ tag }) => tag);

/**
 * The first version that fires an event: its own, or that of the first element that does; none for the page's code.
 * @param {import('../source/definitions.mjs').Definition[]} widgets @param {string} name @param {Life} info
 */
const firstOf = (widgets, name, info) =>
  info.since ??
  widgets
    .filter(({ tag }) => tagsOf(widgets, name).some((each) => each === '*' || each === tag))
    .map((widget) => sinceOf(widget, info))
    .sort(compareVersions)[0];

/**
 * @param {import('../source/definitions.mjs').Definition[]} widgets
 * @param {Map<string, import('../source/definitions.mjs').DeclaredEvent>} events
 */
export const eventList = (widgets, events) =>
  json(
    [...events]
      .map(([name, info]) => ({
        name,
        ...info,
        since: firstOf(widgets, name, info),
        tags: tagsOf(widgets, name),
      }))
      .sort((a, b) => a.name.localeCompare(b.name)),
  );

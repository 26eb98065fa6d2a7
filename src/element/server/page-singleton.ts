/**
 * In the place of page/core/page-singleton.ts on a server, and in a page that renders first views for other pages: nothing
 * is shared with the page, and nothing between servers' requests is ever written.
 */
const page: Record<string, unknown> = {};

/** Returns this bundle's instance of that name, created by the first caller. */
export function pageSingleton<T>(name: string, create: () => T): T {
  page[name] ??= create();
  return page[name] as T;
}

/** Returns the instance of that name; undefined if nothing has created it. */
export const knownSingleton = (name: string): unknown => page[name];

import { type FirstViewServer, withFirstViews as fillFirstViews } from '#demo-pages/pages/first-views';
import { TAGS, type VitrineSettings, type VitrineTag } from '#element/package/generated/elements';
import type { RenderOptions } from '#element/package/server';
import { holdRequests } from './hold-requests';
import type { Page } from './test';

/** Of the build, which what only lists the tests does not need. */
const built: FirstViewServer | undefined = await import(
  new URL('../../../dist/package/server.js', import.meta.url).href
).catch(() => undefined);

function server(): FirstViewServer {
  if (!built) throw new Error('dist/package/server.js is missing: build first');
  return built;
}

/** Returns a page's HTML with first views (demo-pages/pages/first-views.ts). */
export const withFirstViews = (html: string, more?: VitrineSettings, options?: RenderOptions): string =>
  fillFirstViews(server(), html, more, options);

/** The tags that have a first view. */
export const firstViewTags = (): VitrineTag[] =>
  TAGS.filter((tag) => server().renderFirstView(tag) !== undefined);

/** Holds the requests for widgets' own files until the function that it returns is called. */
export const holdWidgets = (page: Page): Promise<() => void> => holdRequests(page, '**/widgets/*.js');

import { TAGS, type VitrineSettings, type VitrineTag } from '#element/package/generated/elements';
import type { RenderOptions } from '#element/package/server';
import type { Page } from './test';

type Server = typeof import('#element/package/server');

/** Of the build, which what only lists the tests does not need. */
const built: Server | undefined = await import(
  new URL('../../../dist/package/server.js', import.meta.url).href
).catch(() => undefined);

function server(): Server {
  if (!built) throw new Error('dist/package/server.js is missing: build first');
  return built;
}

const TAG = /<(vt-[\w-]+)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>([\s\S]*?)<\/\1>/g;
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)")?/g;
const META = /<meta name="vitrine:([\w-]+)" content="([^"]*)"/g;

/** Returns a page's HTML with the first views of its widgets, by its metadata and further settings; without heights. */
export function withFirstViews(
  html: string,
  more: VitrineSettings = {},
  options: RenderOptions = {},
): string {
  const settings = Object.fromEntries(
    [...html.matchAll(META)].map(([, name = '', content]) => [
      name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
      content,
    ]),
  );
  return html
    .replace(/<style>:where[\s\S]*?<\/style>|<link rel="stylesheet" href="[^"]*reserve\.css">/g, '')
    .replace(TAG, (_, tag: VitrineTag, attributes: string, children: string) => {
      const own = [...attributes.matchAll(ATTRIBUTE)].map(([, name, value = '']) => [name, value]);
      const all = { ...settings, ...more };
      return server().renderWidget(tag, Object.fromEntries(own) as never, all, { children, ...options });
    });
}

/** The tags that have a first view. */
export const firstViewTags = (): VitrineTag[] =>
  TAGS.filter((tag) => server().renderFirstView(tag) !== undefined);

/** Holds the requests for widgets' own files until the function that it returns is called. */
export async function holdWidgets(page: Page): Promise<() => void> {
  let go = () => {};
  const held = new Promise<void>((done) => {
    go = done;
  });
  await page.route('**/widgets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => go();
}

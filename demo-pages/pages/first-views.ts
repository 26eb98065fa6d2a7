import type { VitrineSettings, VitrineTag } from '#element/package/generated/elements';
import type { RenderOptions } from '#element/package/server';
import { settingsOf } from '../embed/code/first-views';

/** The build's `vitrine/server`. */
export type FirstViewServer = typeof import('#element/package/server');

const TAG = /<(vt-[\w-]+)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>([\s\S]*?)<\/\1>/g;
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)")?/g;
const META = /<meta name="vitrine:([\w-]+)" content="([^"]*)"/g;

/** Returns a page's HTML with the first views of its widgets, by its metadata and further settings; without heights. */
export function withFirstViews(
  { renderWidget }: FirstViewServer,
  html: string,
  more: VitrineSettings = {},
  options: RenderOptions = {},
): string {
  const settings = settingsOf([...html.matchAll(META)].map(([, name = '', content = '']) => [name, content]));
  return html
    .replace(/<style>:where[\s\S]*?<\/style>|<link rel="stylesheet" href="[^"]*reserve\.css">/g, '')
    .replace(TAG, (_, tag: VitrineTag, attributes: string, children: string) => {
      const own = [...attributes.matchAll(ATTRIBUTE)].map(([, name, value = '']) => [name, value]);
      const all = { ...settings, ...more };
      return renderWidget(tag, Object.fromEntries(own) as never, all, { children, ...options });
    });
}

import { type WidgetInfo, widgetInfo } from '#demo-pages/embed/choices/manifest';
import { type Args, escaped, tagText } from '#demo-pages/embed/code/tag-text';
import { snippetCss } from '#element/snippet-css';
import type { PageSetup, Toolbars } from './page-setup';

/** Returns the page selected in the toolbars. */
export function pageOf(globals: Record<string, unknown>) {
  const { brand, language } = globals as unknown as Toolbars;
  return { brand, language, country: language === 'es-AR' ? 'AR' : 'BR' };
}

/** Returns the metadata that a widget needs, and that the story adds. */
function metadataOf({ metadata }: WidgetInfo, page: Record<string, string>, setup: PageSetup) {
  const { needs } = metadata;
  const all: Record<string, string | null | undefined> = {
    ...(needs.includes('brand') && { brand: page.brand }),
    ...(needs.includes('country') && { country: page.country }),
    language: page.language,
    ...(needs.some((need) => need.startsWith('service:')) && {
      services: 'https://api.suamarca.example/{service}',
    }),
    ...(needs.includes('service:lead-integration') && {
      'lead-client-id': 'ID-DO-CLIENTE',
      'lead-client-secret': 'SEGREDO-DO-CLIENTE',
    }),
    ...setup.metadata,
  };
  return Object.entries(all).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

const SCRIPT = '<script async src="https://cdn.suamarca.example/vitrine/vitrine.js"></script>';

/** Returns the heights of the widgets and the script, as authors write them in the head. */
export const loaderOf = (...tags: readonly string[]): string =>
  `<style>${snippetCss(tags.map((tag) => tag.replace(/^vt-/, '')))}</style>\n${SCRIPT}`;

/** Returns the code to copy for a story with its current controls: once per page, and at the widget's place. */
export function snippet({
  component,
  args,
  globals,
  parameters,
}: {
  component?: unknown;
  args: Args;
  globals: Record<string, unknown>;
  parameters: Record<string, unknown>;
}): string {
  const tag = String(component);
  const tags = metadataOf(widgetInfo(tag), pageOf(globals), (parameters.vitrine ?? {}) as PageSetup).map(
    ([name, content]) => `<meta name="vitrine:${name}" content="${escaped(content)}">`,
  );
  return [
    '<!-- No <head>, uma vez por página -->',
    ...tags,
    loaderOf(tag),
    '',
    '<!-- Onde o widget deve aparecer -->',
    tagText(tag, args),
  ].join('\n');
}

import { snippetCss } from '../../src/element/snippet-css';
import { type WidgetInfo, widgetInfo } from './manifest';
import type { PageSetup, Toolbars } from './page-setup';

export type Args = Record<string, unknown>;

const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
/** Returns a text as it is written in a quoted attribute. */
export const escaped = (text: string): string => text.replace(/[&"<>]/g, (sign) => escapes[sign] ?? sign);

/** Formats a value as an attribute's text; true for a flag, undefined if the attribute is not written. */
function attributeValue(value: unknown, required: boolean): string | true | undefined {
  if (value === true) return true;
  if (value === undefined || value === null || value === false) return undefined;
  const text = Array.isArray(value) ? value.join(' ') : String(value);
  return text === '' && !required ? undefined : text;
}

/**
 * Returns the attributes to write among a story's args, in the order of the widget's definition. A required attribute
 * is written even if it is empty.
 */
export function writtenAttributes(tag: string, args: Args): [name: string, value: string | true][] {
  const { attributes, metadata } = widgetInfo(tag);
  return attributes.flatMap(({ name }) => {
    const value = attributeValue(args[name], metadata.requires.includes(name));
    return value === undefined ? [] : [[name, value]];
  });
}

/** Formats the tag as authors write it. The children are the author's HTML and stay unchanged. */
export function tagText(tag: string, args: Args): string {
  const attributes = writtenAttributes(tag, args).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${escaped(value)}"`,
  );
  const long = attributes.join('').length > 72;
  const open = `<${tag}${attributes.map((one) => (long ? one.replace(/^ /, '\n  ') : one)).join('')}${long ? '\n' : ''}>`;
  const children = String(args.children ?? '').trim();
  const body = children && `\n${children.replace(/^/gm, '  ')}\n`;
  return `${open}${body}</${tag}>`;
}

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

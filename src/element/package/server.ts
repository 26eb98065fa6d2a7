/**
 * Renders widgets into a page's HTML, in Node without a DOM: the entry `vitrine/server`. The HTML has a widget's first view
 * as declarative shadow DOM, which browsers show at the page's first paint; the widget's script takes it over with what
 * was typed by then. Nothing of it belongs into a browser's bundle.
 */
import * as views from 'vitrine:first-views';
import { isKnownAttribute } from './attribute-names';
import { attributeText, kebabCase } from './attribute-text';
import { TAGS, type VitrineSettings, type VitrineTag, type VitrineTagAttributes } from './generated/elements';
import { setFirstViews } from './provided-views';

export interface FirstViewOptions {
  /** The nonce of the page's Content-Security-Policy, for the view's style. */
  nonce?: string;
  /**
   * Links the view's style sheet instead of writing it into the page, under a policy without nonces: the folder of the
   * library's files, as in the script's address. It costs a request, which a preload hint can begin early.
   */
  base?: string;
}

export interface RenderOptions extends FirstViewOptions {
  /** HTML of the tag's children, the author's fallback; it is written as it is. */
  children?: string;
}

/** Formats values as attributes; those that are undefined or false are left out. */
function texts(values: object, nameOf = (name: string) => name): Record<string, string> {
  const entries = Object.entries(values).map(([name, value]) => [nameOf(name), attributeText(value)]);
  return Object.fromEntries(entries.filter(([, text]) => text !== undefined));
}

/** The attributes that are written: names may come from a CMS, and `onclick` would run. */
const written = (tag: string, attributes: object): Record<string, string> =>
  Object.fromEntries(Object.entries(texts(attributes)).filter(([name]) => isKnownAttribute(tag, name)));

function viewOf(
  tag: string,
  attributes: Record<string, string>,
  settings: VitrineSettings,
  { nonce, base }: FirstViewOptions,
): string | undefined {
  const stylesheet =
    base === undefined ? undefined : `${base.replace(/\/?$/, '/')}first-views/${tag.replace('vt-', '')}.css`;
  try {
    return views.firstView({ tag, attributes, settings: texts(settings, kebabCase), nonce, stylesheet });
  } catch (error) {
    // The page is as it would be without a first view.
    console.error(`[vitrine] ${tag} has no first view:`, error);
    return undefined;
  }
}

/**
 * Returns a widget's first view alone, as the content of `<template shadowrootmode="open">`; undefined for a tag without
 * one. Parameters as of renderWidget.
 */
export const renderFirstView = <Tag extends VitrineTag>(
  tag: Tag,
  attributes: VitrineTagAttributes[Tag] & { [name: string]: unknown } = {} as never,
  settings: VitrineSettings = {},
  options: FirstViewOptions = {},
): string | undefined => viewOf(tag, written(tag, attributes), settings, options);

/**
 * Returns a widget's tag with its first view.
 * @param attributes of the tag, by their names in HTML; one that neither its definition nor HTML has for every element is not
 *   written, and reported on the console
 * @param settings of the page: what its metadata says. Where it says something else, the script replaces the view.
 * @throws {TypeError} if this version of the library has no such tag
 */
export function renderWidget<Tag extends VitrineTag>(
  tag: Tag,
  attributes: VitrineTagAttributes[Tag] & { [name: string]: unknown } = {} as never,
  settings: VitrineSettings = {},
  options: RenderOptions = {},
): string {
  if (!TAGS.includes(tag)) throw new TypeError(`${tag} is no tag of this version of the library`);
  const own = written(tag, attributes);
  const view = viewOf(tag, own, settings, options);
  const html = Object.entries(own).map(([name, text]) =>
    text === '' ? ` ${name}` : ` ${name}="${views.escapeHtml(text)}"`,
  );
  const template = view === undefined ? '' : `<template shadowrootmode="open">${view}</template>`;
  return `<${tag}${html.join('')}>${template}${options.children ?? ''}</${tag}>`;
}

/** Returns the content of a widget's style sheet in the folder first-views; undefined for a tag without a first view. */
export const firstViewCss = (tag: string): string | undefined => views.firstViewCss(tag);

/**
 * Makes the React components of `vitrine/react` render first views on this server, until it is called again.
 * @param settings of the page, or what returns those of the request that is being rendered; undefined ends it
 */
export function provideFirstViews(
  settings: VitrineSettings | (() => VitrineSettings) | undefined,
  options: FirstViewOptions | (() => FirstViewOptions) = {},
): void {
  const now = <T>(value: T | (() => T)): T => (typeof value === 'function' ? (value as () => T)() : value);
  setFirstViews(
    settings && ((tag, attributes) => viewOf(tag, { ...attributes }, now(settings), now(options))),
  );
}

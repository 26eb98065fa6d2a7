/** What the generators for CMSs and editors know of the widgets: their definitions, with texts in both languages. */
import { authorTexts } from '../../demo-pages/embed/choices/author-texts';
import { snippetCss } from '../../src/element/snippet-css';
import { labelOf } from './attribute-labels';
import type { Bilingual } from './bilingual';

export interface CmsAttribute {
  name: string;
  kind: 'flag' | 'text' | 'address' | 'number' | 'option' | 'list';
  /** Values of an option or a list. */
  words?: string[];
  /** The value of an option that is not written. */
  default?: string;
  label: Bilingual;
  /** What it does, for authors. */
  text: Bilingual;
  /** Pages that have it keep it; it is not offered any more. */
  deprecated?: true;
}

export interface CmsWidget {
  /** The tag without vt-. */
  name: string;
  tag: string;
  title: Bilingual;
  about: Bilingual;
  attributes: CmsAttribute[];
  /** Attributes that must be written, even if empty. */
  requires: string[];
  /** Attributes with which the widget shows something on any page. */
  example: Record<string, unknown>;
  /** HTML shown until the widget is ready, and if it cannot be. */
  children: Bilingual;
  /** CSS that reserves the widget's height; empty if it has none. */
  css: string;
  /** Pages that have it keep it; it is not offered any more. */
  deprecated?: true;
}

/** The part of a definition (scripts/source/definitions.mjs) that is used here. */
export interface Defined {
  tag: string;
  folder: string;
  description: string;
  requires: string[];
  /** When it loads unless the attribute says it. */
  load?: string;
  deprecated?: unknown;
  attributes: {
    name: string;
    kind: string;
    values?: string[];
    address?: true;
    description: string;
    example?: unknown;
    deprecated?: unknown;
  }[];
}

/** Returns the first sentence of a text, for a description. */
const sentence = (text: string): string => /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text;

/** Returns a text of a widget in both languages. */
const inBoth = (tag: string, read: (texts: ReturnType<typeof authorTexts>) => string): Bilingual => ({
  pt: read(authorTexts(tag, 'pt-BR')),
  es: read(authorTexts(tag, 'es-AR')),
});

function attributeOf({ tag, load }: Defined, one: Defined['attributes'][number]): CmsAttribute {
  const usual = one.name === 'load' ? load : one.values?.[0];
  return {
    name: one.name,
    kind: one.address ? 'address' : (one.kind as CmsAttribute['kind']),
    ...(one.values && { words: one.values }),
    ...(one.kind === 'option' && usual && { default: usual }),
    label: labelOf(one.name),
    text: inBoth(tag, ({ attributes }) => attributes[one.name] || one.description),
    ...(one.deprecated !== undefined && { deprecated: true }),
  };
}

function widgetOf(defined: Defined): CmsWidget {
  const { tag, folder, description, requires, attributes } = defined;
  const examples = attributes.flatMap(({ name, example, deprecated }) =>
    example === undefined || deprecated ? [] : [[name, example]],
  );
  return {
    name: folder,
    tag,
    title: inBoth(tag, ({ title }) => title),
    about: inBoth(tag, ({ about }) => sentence(about || description)),
    attributes: attributes.map((one) => attributeOf(defined, one)),
    requires,
    example: Object.fromEntries(examples),
    children: inBoth(tag, ({ children }) => children),
    css: snippetCss([folder]),
    ...(defined.deprecated !== undefined && { deprecated: true }),
  };
}

/** Returns all widgets, as the generators need them. @param definitions whose attributes include load */
export const cmsWidgets = (definitions: readonly Defined[]): CmsWidget[] => definitions.map(widgetOf);

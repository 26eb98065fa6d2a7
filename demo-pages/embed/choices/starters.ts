import type { Brand, Language } from '#domain/core/brands';
import { authorTexts } from './author-texts';
import type { Embed, EmbedWidget } from './embed';
import { widgetInfo } from './manifest';

/** Returns the first content between the tags, in a language. */
export const firstChildren = (tag: string, language: Language): string => authorTexts(tag, language).children;

/** Returns a widget as it is when the author has just chosen it: the examples of its attributes, and its children. */
export const startWidget = (tag: string, language: Language): EmbedWidget => ({
  tag,
  args: { ...widgetInfo(tag).metadata.examples, children: firstChildren(tag, language) },
});

/** Returns a widget in another language: its first children change, those that the author wrote stay. */
export function translateWidget({ tag, args }: EmbedWidget, from: Language, to: Language): EmbedWidget {
  const untouched = args.children === firstChildren(tag, from);
  return untouched ? { tag, args: { ...args, children: firstChildren(tag, to) } } : { tag, args };
}

/** Values that the author replaces. */
const PLACEHOLDERS: Record<Language, Pick<Embed, 'script'> & { metadata: Record<string, string> }> = {
  'pt-BR': {
    script: 'https://cdn.suamarca.example/vitrine/vitrine.js',
    metadata: {
      services: 'https://api.suamarca.example/{service}',
      'lead-client-id': 'ID-DO-CLIENTE',
      'lead-client-secret': 'SEGREDO-DO-CLIENTE',
    },
  },
  'es-AR': {
    script: 'https://cdn.tumarca.example/vitrine/vitrine.js',
    metadata: {
      services: 'https://api.tumarca.example/{service}',
      'lead-client-id': 'ID-DEL-CLIENTE',
      'lead-client-secret': 'SECRETO-DEL-CLIENTE',
    },
  },
};

/** The brand of the first choices, one of each country. */
const BRAND: Record<Language, Brand> = { 'pt-BR': 'fiat', 'es-AR': 'peugeot' };

/** Returns the choices with which the builder opens for an author of this language. */
export const firstEmbed = (language: Language): Embed => ({
  brand: BRAND[language],
  country: language === 'es-AR' ? 'AR' : 'BR',
  language,
  ...PLACEHOLDERS[language],
  hints: [],
  widgets: [startWidget('vt-lead-form', language)],
});

/**
 * Returns the choices for an author of another language. First choices are replaced as a whole; among others, only the
 * placeholders that the author left.
 */
export function translateEmbed(embed: Embed, from: Language, to: Language): Embed {
  if (JSON.stringify(embed) === JSON.stringify(firstEmbed(from))) return firstEmbed(to);
  const [old, next] = [PLACEHOLDERS[from], PLACEHOLDERS[to]];
  const metadata = Object.entries(embed.metadata).map(([name, value]) => [
    name,
    value === old.metadata[name] ? next.metadata[name] : value,
  ]);
  return {
    ...embed,
    script: embed.script === old.script ? next.script : embed.script,
    metadata: Object.fromEntries(metadata),
  };
}

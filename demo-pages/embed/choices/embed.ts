import type { Brand, Country, Language } from '#domain/core/brands';
import type { Args } from '../code/tag-text';
import { widgetInfo } from './manifest';

/** A widget that the author has chosen; its args are the attributes, and `children` as HTML. */
export interface EmbedWidget {
  tag: string;
  args: Args;
}

/** The author's choices for one page. */
export interface Embed {
  brand: Brand;
  country: Country;
  language: Language;
  /** Further metadata by name, without vitrine:. */
  metadata: Readonly<Record<string, string>>;
  /** Address of vitrine.js. */
  script: string;
  /** Addresses of the files to preload. */
  hints: readonly string[];
  widgets: readonly EmbedWidget[];
  /** The content of each widget's template, where the code has first views; those that have none are undefined. */
  views?: readonly (string | undefined)[];
}

/** Returns the tags of a page, each once. */
export const tagsOf = ({ widgets }: Pick<Embed, 'widgets'>): string[] => [
  ...new Set(widgets.map(({ tag }) => tag)),
];

/** Returns the services that the widgets need, sorted. */
export const servicesOf = (tags: readonly string[]): string[] =>
  [
    ...new Set(
      tags.flatMap((tag) =>
        widgetInfo(tag).metadata.needs.flatMap((need) => need.split('service:')[1] ?? []),
      ),
    ),
  ].sort();

/** Returns the names of the metadata that the widgets need, besides brand, country and language. */
export function neededMetadata(tags: readonly string[]): string[] {
  const services = servicesOf(tags);
  const others = tags.flatMap((tag) =>
    widgetInfo(tag).metadata.needs.filter((need) => !/^(service:.*|brand|country|language)$/.test(need)),
  );
  return [
    ...new Set([
      ...(services.length > 0 ? ['services'] : []),
      ...(services.includes('lead-integration') ? ['lead-client-id', 'lead-client-secret'] : []),
      ...others,
    ]),
  ];
}

/** Returns the page's metadata in the order in which it is written; a name without a value is absent. */
export function metadataOf(embed: Embed): [name: string, content: string][] {
  const { brand, country, language, metadata } = embed;
  const needed = neededMetadata(tagsOf(embed)).map((name) => [name, metadata[name]?.trim() ?? ''] as const);
  const all = [['brand', brand] as const, ['country', country] as const, ['language', language] as const];
  return [...all, ...needed].flatMap(([name, content]) => (content ? [[name, content]] : []));
}

import { type Embed, metadataOf } from '../choices/embed';
import { writtenAttributes } from './tag-text';

/** The part of `vitrine/server` that writes the code's first views. */
export type Renderer = Pick<typeof import('#element/package/server'), 'renderFirstView'>;

const camelCase = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the content of each widget's template, by the page's metadata as the code writes it. */
export function firstViewsOf(embed: Embed, { renderFirstView }: Renderer): (string | undefined)[] {
  const settings = Object.fromEntries(metadataOf(embed).map(([name, content]) => [camelCase(name), content]));
  return embed.widgets.map(({ tag, args }) =>
    renderFirstView(tag as never, Object.fromEntries(writtenAttributes(tag, args)) as never, settings),
  );
}

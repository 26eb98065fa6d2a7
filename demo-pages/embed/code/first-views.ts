import type { VitrineSettings } from '#element/package/generated/elements';
import { type Embed, metadataOf } from '../choices/embed';
import { writtenAttributes } from './tag-text';

/** The part of `vitrine/server` that writes the code's first views. */
export type Renderer = Pick<typeof import('#element/package/server'), 'renderFirstView'>;

/** Returns a page's metadata, by names without vitrine:, as the settings that the renderer takes. */
export const settingsOf = (
  metadata: readonly (readonly [name: string, content: string])[],
): VitrineSettings =>
  Object.fromEntries(
    metadata.map(([name, content]) => [
      name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
      content,
    ]),
  );

/** Returns the content of each widget's template, by the page's metadata as the code writes it. */
export function firstViewsOf(embed: Embed, { renderFirstView }: Renderer): (string | undefined)[] {
  const settings = settingsOf(metadataOf(embed));
  return embed.widgets.map(({ tag, args }) =>
    renderFirstView(tag as never, Object.fromEntries(writtenAttributes(tag, args)) as never, settings),
  );
}

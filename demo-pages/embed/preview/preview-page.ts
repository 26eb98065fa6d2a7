import { parseUrl } from '#domain/address/parse-url';
import { type Embed, type EmbedWidget, metadataOf } from '../choices/embed';

/** What the preview shows: the page's metadata and its widgets. */
export interface PreviewPage {
  metadata: Record<string, string>;
  brand: Embed['brand'];
  language: Embed['language'];
  widgets: readonly EmbedWidget[];
}

/** A message between the builder and its preview. */
export type PreviewMessage = { vitrine: 'preview-ready' } | { vitrine: 'preview-page'; page: PreviewPage };

/** The address of the sandbox's services, in the demo and in Storybook. */
const SANDBOX = '/api/{service}';

const isAddress = (text: string): boolean => {
  const address = text.replace('{service}', 'x');
  return /^https?:$/.test(parseUrl(address)?.protocol ?? '');
};

/**
 * Returns the page of the preview: the author's metadata, with author mode and the sandbox in the place of the services.
 * A missing or invalid value stays as it is, so that the diagnostics report it.
 */
export function previewOf(embed: Embed): PreviewPage {
  const written = Object.fromEntries(metadataOf(embed));
  const { services } = written;
  return {
    metadata: {
      ...written,
      ...(services && isAddress(services) && { services: SANDBOX }),
      mode: 'author',
    },
    brand: embed.brand,
    language: embed.language,
    widgets: embed.widgets,
  };
}

/** Reads a message of this library; undefined for those of others. */
export function messageOf({
  data,
  origin,
}: Pick<MessageEvent, 'data' | 'origin'>): PreviewMessage | undefined {
  return origin === location.origin && typeof data?.vitrine === 'string'
    ? (data as PreviewMessage)
    : undefined;
}

import { pageDocument } from '../core/native';
import { knownSingleton } from '../core/page-singleton';

/**
 * Returns the trimmed text of `<meta name="vitrine:NAME">` in the page's head, else of the script tag's data-NAME
 * (element/script.ts); undefined if the page has neither. A tag in the body is content, which decides nothing: it is
 * reported (misplaced-metadata.ts). Reads the document each time, since a CMS may write its tags late.
 */
export const metaText = (name: string): string | undefined =>
  (
    pageDocument.head?.querySelector<HTMLMetaElement>(`meta[name="vitrine:${name}"]`)?.content ||
    (knownSingleton('tag') as ((name: string) => string | undefined) | undefined)?.(name)
  )?.trim() || undefined;

import { knownSingleton } from '../core/page-singleton';

/**
 * Returns the trimmed text of `<meta name="vitrine:NAME">`, else of the script tag's data-NAME (element/script.ts);
 * undefined if the page has neither. Reads the document each time, since a CMS may write its tags late.
 */
export const metaText = (name: string): string | undefined =>
  (
    document.querySelector<HTMLMetaElement>(`meta[name="vitrine:${name}"]`)?.content ||
    (knownSingleton('tag') as ((name: string) => string | undefined) | undefined)?.(name)
  )?.trim() || undefined;

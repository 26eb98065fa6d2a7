import { authoredText } from '../core/authored';
import { pageDocument } from '../core/native';
import { knownSingleton } from '../core/page-singleton';

/**
 * Returns the text of `<meta name="vitrine:NAME">` in the page's head, or of one with `property` for `name`, as CMSs' plugins
 * write it, else of the script tag's data-NAME (element/script.ts); undefined if the page has neither. A tag in the body is content, which decides nothing: it is
 * reported (misplaced-metadata.ts). Reads the document each time, since a CMS may write its tags late.
 */
export function metaText(name: string): string | undefined {
  const tag = (attribute: string) =>
    pageDocument.head?.querySelector<HTMLMetaElement>(`meta[${attribute}~="vitrine:${name}" i]`)?.content;
  const text =
    tag('name') ||
    tag('property') ||
    (knownSingleton('tag') as ((name: string) => string | undefined) | undefined)?.(name);
  return (text && authoredText(text)) || undefined;
}

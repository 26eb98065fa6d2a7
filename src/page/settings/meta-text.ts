import { metaSelector } from '../core/meta-selector';
import { pageDocument } from '../core/native';
import { knownSingleton } from '../core/page-singleton';

/** A pair of quotes around a value; typographic ones around a word alone, since HTML ends an unquoted value at a space. */
const QUOTED =
  /^(?:"{1,4}([^"]*)"{1,4}|[“”„‟«»‘’″]{1,4}([^\s“”„‟«»‘’″]*)[“”„‟«»‘’″]{0,4}|([^\s“”„«»]+)[“”„«»]+)$/;

/** Returns a written value without the spaces and quotes around it. */
export function authoredText(text: string): string {
  const plain = text.replace(/[\u200B\u2060\uFEFF]/g, '').trim();
  const [, straight, typographic, torn] = QUOTED.exec(plain) ?? [];
  return (straight ?? typographic ?? torn ?? plain).trim();
}

/**
 * Returns the text of `<meta name="vitrine:NAME">` in the page's head, or of one with `property` for `name`, as CMSs' plugins
 * write it, else of the script tag's data-NAME (element/script.ts); undefined if the page has neither. A tag in the body is
 * content, which decides nothing: it is reported (misplaced-metadata.ts). Reads the document each time, since a CMS may write its
 * tags late.
 */
export function metaText(name: string): string | undefined {
  const tag = (attribute: 'name' | 'property') =>
    pageDocument.head?.querySelector<HTMLMetaElement>(metaSelector(attribute, name))?.content;
  const text =
    tag('name') ||
    tag('property') ||
    (knownSingleton('tag') as ((name: string) => string | undefined) | undefined)?.(name);
  return (text && authoredText(text)) || undefined;
}

/** Whether the page is shown to its author, with what has to be corrected. */
export const isAuthorMode = (): boolean => /^auth?or$/i.test(metaText('mode') ?? '');

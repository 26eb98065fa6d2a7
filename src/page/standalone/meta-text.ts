import { knownSingleton } from '../core/page-singleton';

/** Settings of the library's script tag, by the names of their metadata tags (element/script.ts). */
export type ScriptSettings = Readonly<Record<string, string>>;

/**
 * Returns the trimmed text of `<meta name="vitrine:NAME">`, else of the script tag's data attribute; undefined if the page
 * has neither. Reads the document each time, since a CMS may write its tags late.
 */
export const metaText = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="vitrine:${name}"]`)?.content.trim() ||
  (knownSingleton('settings') as ScriptSettings | undefined)?.[name];

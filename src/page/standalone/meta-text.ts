/**
 * Text of `<meta name="vitrine:NAME">`, trimmed; undefined where the page has none. Reads the document each time: a
 * CMS may write its tags late.
 */
export const metaText = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="vitrine:${name}"]`)?.content.trim() || undefined;

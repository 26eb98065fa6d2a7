/**
 * Returns the trimmed text of `<meta name="vitrine:NAME">`; undefined if the page has none. Reads the document each time,
 * since a CMS may write its tags late.
 */
export const metaText = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="vitrine:${name}"]`)?.content.trim() || undefined;

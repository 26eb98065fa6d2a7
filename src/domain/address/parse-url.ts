/** Returns the URL of a text; null if it is none. URL.parse and URL.canParse are newer than the least browsers. */
export function parseUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** Returns the absolute URL of an http(s), mail or telephone link; null for any other protocol (javascript:, data:). */
export function safeUrl(text: string | null | undefined): string | null {
  const trimmed = text?.trim();
  if (!trimmed || !URL.canParse(trimmed, document.baseURI)) return null;
  const url = new URL(trimmed, document.baseURI);
  return /^(https?|mailto|tel):$/.test(url.protocol) ? url.href : null;
}

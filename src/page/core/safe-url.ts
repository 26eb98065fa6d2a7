/** Only addresses of the web, of mail and of telephones may be opened; anything else (javascript:, data:) is null. */
export function safeAddress(text: string | null | undefined): string | null {
  const trimmed = text?.trim();
  if (!trimmed || !URL.canParse(trimmed, document.baseURI)) return null;
  const url = new URL(trimmed, document.baseURI);
  return /^(https?|mailto|tel):$/.test(url.protocol) ? url.href : null;
}

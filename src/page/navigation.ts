/** The address of the page's parent path with .html at the end: /a/b/c becomes /a/b.html (platform 2). */
export function parentAddress(path: string = location.pathname): string {
  const parts = path.replace(/\/+$/, '').split('/');
  parts.pop();
  const parent = parts.join('/');
  return parent === '' ? '/' : `${parent.replace(/\.html$/, '')}.html`;
}

/** Reloads to the parent path with .html at the end (platform 2). */
export const reloadToParent = (): void => location.assign(parentAddress());

/** Only addresses of the web may be opened; anything else (javascript:, data:) is refused as null. */
export function safeAddress(text: string | null | undefined): string | null {
  const trimmed = text?.trim();
  if (!trimmed || !URL.canParse(trimmed, document.baseURI)) return null;
  const url = new URL(trimmed, document.baseURI);
  return /^(https?|mailto|tel):$/.test(url.protocol) ? url.href : null;
}

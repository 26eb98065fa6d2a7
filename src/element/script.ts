import { pageSingleton } from '#page/core/page-singleton';
import { metaText } from '#page/standalone/meta-text';

/**
 * The library's script tag: the running one, or, for a module, the first that looks like it. Optimizers of CMSs defer,
 * bundle, inline or rename scripts; the tag of a bundle can carry data-base.
 */
export const scriptTag = (document.currentScript ??
  document.querySelector(
    'script[data-base],script[src*="vitrine"],script[src*="/widgets/"]',
  )) as HTMLScriptElement | null;

/**
 * Makes the tag's data attributes settings of the page: data-brand is vitrine:brand, data-service-car vitrine:service:car
 * (page/standalone/meta-text.ts). They are not written into the document: a router, a hydration or document.open() would
 * remove them.
 */
export function applyScriptSettings(): void {
  pageSingleton('tag', () => (name: string) => scriptTag?.getAttribute(`data-${name.replace(':', '-')}`));
}

/**
 * Returns the address of the folder of the library's files, with a slash at its end: of the page's metadata, the script
 * tag's data-base, or the script's own address.
 */
export function filesBase(): string {
  const named = metaText('base')?.replace(/\/?$/, '/');
  const { href } = new URL(named ?? scriptTag?.src ?? '', document.baseURI);
  return new URL(!named && href.includes('/widgets/') ? '..' : '.', href).href;
}

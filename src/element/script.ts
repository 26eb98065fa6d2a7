import { metaText } from '../page/standalone/meta-text';

/**
 * The library's script tag: the running one, or, for a module, the first that looks like it. Optimizers of CMSs defer,
 * bundle, inline or rename scripts; the tag of a bundle can carry data-base.
 */
const tag = (document.currentScript ??
  document.querySelector(
    'script[data-base],script[src*="vitrine"],script[src*="/widgets/"]',
  )) as HTMLScriptElement | null;

/**
 * Returns the address of the folder of the library's files, with a slash at its end: of the page's metadata, the script
 * tag's data-base, or the script's own address.
 */
export function filesBase(): string {
  const named = metaText('base') || tag?.dataset.base;
  if (named) return new URL(named.replace(/\/?$/, '/'), document.baseURI).href;
  const own = tag?.src || document.baseURI;
  return new URL(own.includes('/widgets/') ? '..' : '.', own).href;
}

/**
 * Writes the script tag's data attributes as metadata: data-brand is vitrine:brand, data-service-car is
 * vitrine:service:car. They come after the head, so that the page's own metadata is found first, however late.
 */
export function applyScriptSettings(): void {
  const { base: _, ...settings } = tag?.dataset ?? {};
  for (const name of Object.keys(settings)) {
    const meta = document.createElement('meta');
    meta.name = `vitrine:${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace('service-', 'service:')}`;
    meta.content = settings[name] as string;
    document.head.after(meta);
  }
}

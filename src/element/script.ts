import { metaText, type ScriptSettings } from '../page/standalone/meta-text';

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
 * Returns the script tag's data attributes as settings: data-brand is vitrine:brand, data-service-car is
 * vitrine:service:car. They are kept in memory (page/standalone/meta-text.ts): a framework that hydrates the whole document
 * would remove tags of ours, or fail at them.
 */
export function scriptSettings(): ScriptSettings {
  const { base: _, ...data } = tag?.dataset ?? {};
  const found: Record<string, string> = {};
  for (const name of Object.keys(data))
    found[name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace('service-', 'service:')] =
      String(data[name]).trim();
  return found;
}

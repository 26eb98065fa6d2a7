import { baseAddress } from '#page/address/base-address';
import { currentScript, pageDocument } from '#page/core/native';
import { pageSingleton } from '#page/core/page-singleton';
import { isAllowedHost } from '#page/settings/allowed-hosts';
import { metaText } from '#page/settings/meta-text';

/** Types of scripts that browsers run, also as optimizers of CMSs rename them; not of data. */
const RUNS = /^$|module|javascript/i;

/**
 * The library's script tag: the running one, or, for a module, the first that looks like it. Optimizers of CMSs defer,
 * bundle, inline or rename scripts; the tag of a bundle can carry data-base.
 */
export const scriptTag: HTMLScriptElement | null =
  currentScript() ??
  [
    ...pageDocument.querySelectorAll<HTMLScriptElement>(
      'script[data-base],script[src*="vitrine"],script[src*="/widgets/"]',
    ),
  ].find((tag) => tag instanceof HTMLScriptElement && RUNS.test(tag.type)) ??
  null;

/**
 * Makes the tag's data attributes settings of the page: data-brand is vitrine:brand, data-service-car vitrine:service:car
 * (page/settings/meta-text.ts). They are not written into the document: a router, a hydration or document.open() would
 * remove them.
 */
export function applyScriptSettings(): void {
  pageSingleton('tag', () => (name: string) => scriptTag?.getAttribute(`data-${name.replace(':', '-')}`));
}

/**
 * Returns the address of the folder of the library's files, with a slash at its end: of the page's metadata, the script
 * tag's data-base, or the script's own address. A named one whose host the page does not allow is not used.
 */
export function filesBase(): string {
  const base = baseAddress();
  const named = metaText('base')?.replace(/\/?$/, '/');
  const folder = named && new URL(named, base);
  if (folder && isAllowedHost(folder)) return new URL('.', folder).href;
  const { href } = new URL(scriptTag?.getAttribute('src') ?? '', base);
  return new URL(href.includes('/widgets/') ? '..' : '.', href).href;
}

/**
 * Whether the page checks the files of the library: its script tag has an integrity value, and with it belongs an import map
 * that has those of all other files (Storybook, "Releases"). Then none is loaded by an address that the map cannot have.
 */
export const checksFiles = (): boolean => !!scriptTag?.integrity;

import { baseAddress } from '#page/address/base-address';
import { currentScript, pageDocument } from '#page/core/native';
import { pageSingleton } from '#page/core/page-singleton';
import { isAllowedHost } from '#page/settings/allowed-hosts';
import { metaText } from '#page/settings/meta-text';

/** Types of scripts that browsers run, also as optimizers of CMSs rename them until they run; not of data. */
const RUNS = /^$|module|script/i;

/** Returns the library's own address on a script tag: optimizers that delay scripts move it from src to a name of theirs. */
const addressOn = (tag: HTMLScriptElement): string | undefined =>
  [...tag.attributes].find(({ name, value }) => /src$/.test(name) && /vitrine|\/widgets\//.test(value))
    ?.value;

/** Whether a tag names the library's files. */
const isOurs = (tag: HTMLScriptElement): boolean => tag.hasAttribute('data-base') || !!addressOn(tag);

function findTag(): HTMLScriptElement | undefined {
  const running = currentScript();
  if (running && isOurs(running)) return running;
  const tags = [...pageDocument.querySelectorAll<HTMLScriptElement>('script')];
  return (
    tags.find((tag) => tag instanceof HTMLScriptElement && RUNS.test(tag.type) && isOurs(tag)) ?? running
  );
}

/**
 * The library's script tag: the running one, or, for a module, the first that looks like it. Optimizers of CMSs defer,
 * bundle, inline or rename scripts; the tag of a bundle can carry data-base. Of a bundle without it, a tag that is left of the
 * library still names its files.
 */
export const scriptTag: HTMLScriptElement | null = findTag() ?? null;

/** Whether nothing on the page names the files: their folder is then that of a bundle, which need not have them. */
export const isBaseGuessed = (): boolean => !metaText('base') && !(scriptTag && addressOn(scriptTag));

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
  const own = scriptTag && (addressOn(scriptTag) ?? scriptTag.getAttribute('src'));
  const { href } = new URL(own ?? '', base);
  return new URL(href.includes('/widgets/') ? '..' : '.', href).href;
}

/**
 * Whether the page checks the files of the library: its script tag has an integrity value, and with it belongs an import map
 * that has those of all other files (Storybook, "Releases"). Then none is loaded by an address that the map cannot have.
 */
export const checksFiles = (): boolean => !!scriptTag?.integrity;

import { baseAddress } from '#page/address/base-address';
import { knownSingleton } from '#page/core/page-singleton';
import { metaText } from '#page/settings/meta-text';
import { SETTINGS } from '#page/settings/settings';

/** Returns the data attributes of a script tag as settings of the page, but for the address of its files. */
export const settingsOf = (tag: Element | null): (readonly [name: string, content: string])[] =>
  [...(tag?.attributes ?? [])].flatMap(({ name, value }) => {
    const own = /^data-(?!base$)(.+)/.exec(name)?.[1]?.replace(/^service-/, 'service:');
    return own ? [[own, value.trim()] as const] : [];
  });

/** Whether a name is a setting of ours: optimizers and consent managers have data attributes of their own. */
const isSetting = (name: string): boolean => Object.hasOwn(SETTINGS, name) || /^services?(:|$)/.test(name);

/**
 * Warns of a further script of the library on the page: its files and its settings are not used where they differ from
 * those in use. Names both, since their authors may not know of each other.
 */
export function reportOtherScript(tag: HTMLScriptElement | null): void {
  const inUse = knownSingleton('base') as string;
  const files = tag?.dataset.base?.replace(/\/?$/, '/') ?? tag?.src ?? inUse;
  const base = new URL('.', new URL(files, baseAddress())).href;
  const differing = settingsOf(tag)
    .filter(([name, content]) => isSetting(name) && metaText(name) !== content)
    .map(([name, content]) => `${name} "${content}" (in use: ${JSON.stringify(metaText(name)) ?? 'none'})`);
  if (base !== inUse) differing.unshift(`files of ${base} (in use: ${inUse})`);
  if (differing.length > 0)
    console.warn(`[vitrine] a second script on the page is not used: ${differing.join('; ')}`);
}

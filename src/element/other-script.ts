import { knownSingleton } from '../page/core/page-singleton';
import { metaText, type ScriptSettings } from '../page/standalone/meta-text';

/**
 * Warns of a further script of the library on the page: its files and its settings are not used where they differ from
 * those in use. Names both, since their authors may not know of each other.
 */
export function reportOtherScript(base: string, settings: ScriptSettings): void {
  const inUse = knownSingleton('base') as string;
  const differing = Object.keys(settings)
    .filter((name) => metaText(name) !== settings[name])
    .map((name) => `${name} "${settings[name]}" (in use: ${JSON.stringify(metaText(name)) ?? 'none'})`);
  if (base !== inUse) differing.unshift(`files of ${base} (in use: ${inUse})`);
  if (differing.length > 0)
    console.warn(`[vitrine] a second script on the page is not used: ${differing.join('; ')}`);
}

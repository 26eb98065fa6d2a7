import { BRANDS, type Brand, COUNTRIES, type Country, LANGUAGES, type Language } from '#domain/core/brands';
import { metaText } from '../settings/meta-text';
import { authoredWord, isOff } from './authored';

// For what stands beside the runtime: its own copy would be a part of each first view.
export { metaText };

/**
 * Returns one of the allowed values, undefined if the tag is missing or has another. This part is in the critical path of
 * every first view; the schemas of all tags and the reports of invalid ones are in page/settings/settings.ts.
 */
const word = <T extends string>(name: string, words: readonly T[]): T | undefined => {
  const text = metaText(name);
  return text === undefined ? undefined : authoredWord(text, words);
};

export const brand = (): Brand | undefined => word('brand', BRANDS);
export const country = (): Country | undefined => word('country', COUNTRIES);
/** Portuguese unless the page specifies Spanish; a page in any other language falls back to Portuguese. */
export const language = (): Language => word('language', LANGUAGES) ?? 'pt-BR';

/** A boolean setting: true if present and not off. */
export function metaFlag(name: string): boolean {
  const text = metaText(name);
  return text !== undefined && !isOff(text);
}

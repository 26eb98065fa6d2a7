import {
  BRANDS,
  type Brand,
  COUNTRIES,
  type Country,
  LANGUAGES,
  type Language,
  MARKETS,
  type Market,
} from '../../domain/core/brands';
import { metaText } from '../standalone/meta-text';

/**
 * A word of a set, undefined where the tag is missing or holds another. This much is on the way to every first view;
 * the schemas of all tags, and the report of what is wrong with one, are page/settings.ts.
 */
const word = <T extends string>(name: string, words: readonly T[]): T | undefined => {
  const text = metaText(name);
  return words.find((known) => known === text);
};

export const brand = (): Brand | undefined => word('brand', BRANDS);
export const country = (): Country | undefined => word('country', COUNTRIES);
/** Portuguese unless the page says Spanish; a page in any other language falls back to Portuguese. */
export const language = (): Language => word('language', LANGUAGES) ?? 'pt-BR';
/** Goes along with price and offer calls; the country's own where the page names none. */
export const market = (): Market => word('market', MARKETS) ?? (country() === 'AR' ? 'es-AR' : 'pt-BR');

/** An on-off setting: present and neither "false" nor "off". */
export const metaFlag = (name: string): boolean => !/^(false|off|0)?$/i.test(metaText(name) ?? '');

import { ATTRIBUTES } from './generated/attributes';
import { TAGS, type VitrineTag } from './generated/elements';

/** What every element may have; none of them runs, loads or sends anything. */
const GLOBAL = new Set([
  'id',
  'class',
  'lang',
  'dir',
  'slot',
  'part',
  'title',
  'hidden',
  'inert',
  'role',
  'tabindex',
  'translate',
]);
const OF_PAGE = /^(data|aria)-[a-z\d][a-z\d._-]*$/;

/** A name is told once; a server that is fed with names keeps no endless list of them. */
const TOLD_NAMES = 100;
const told = new Set<string>();

/**
 * Returns whether a tag may be written with an attribute: one of its definition, a global one, data-* or aria-*. Any other,
 * such as onclick, is reported on the server's console.
 */
export function isKnownAttribute(tag: string, name: string): boolean {
  const own: readonly string[] = TAGS.includes(tag as VitrineTag) ? ATTRIBUTES[tag as VitrineTag] : [];
  if (own.includes(name) || GLOBAL.has(name) || OF_PAGE.test(name)) return true;
  // Quoted: it may have lines of its own.
  const text = `[vitrine] ${tag} has no attribute ${JSON.stringify(name)}: it is not written.`;
  if (told.size < TOLD_NAMES && !told.has(text)) {
    told.add(text);
    console.warn(text);
  }
  return false;
}

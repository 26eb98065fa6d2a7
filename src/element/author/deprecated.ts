import { DEPRECATED } from '../generated/deprecated';
import type { NoteWords } from './words';

/** Deprecated tags, and attributes as 'TAG ATTRIBUTE'. */
export type Deprecated = typeof DEPRECATED;

/** Returns what the author should write instead of a deprecated tag, and of its deprecated attributes. */
export function deprecatedNotes(
  element: Element,
  words: NoteWords,
  table: Deprecated = DEPRECATED,
): string[] {
  const tag = element.localName;
  const note = (subject: string, key: string): string[] => {
    const [since, use] = table[key] ?? [];
    if (!since) return [];
    const instead = use ? words.deprecatedUse.replace('{use}', use) : words.deprecatedAlone;
    return [`${subject}: ${words.deprecated.replace('{since}', since)} ${instead}`];
  };
  return [
    ...note(`<${tag}>`, tag),
    ...element.getAttributeNames().flatMap((name) => note(name, `${tag} ${name}`)),
  ];
}

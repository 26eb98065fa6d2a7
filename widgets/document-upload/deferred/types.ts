import { writtenList } from '#domain/text/written-list';
import { DOCUMENT_TYPES, type DocumentType } from '#domain/uploads/document-types';

/** Returns the types that an author names, such as "driver-license residence-proof"; unknown ones are dropped. */
export function namedTypes(text: string): DocumentType[] {
  const names = writtenList(text.toUpperCase().replaceAll('-', '_'));
  return [...new Set(names)].filter((name): name is DocumentType =>
    (DOCUMENT_TYPES as readonly string[]).includes(name),
  );
}

/** Why a chosen file is not sent. */
export type FileRefusal = 'large' | 'type' | 'empty' | 'double' | 'many';

interface FileFacts {
  name: string;
  size: number;
  lastModified: number;
}

interface Rules<F> {
  /** Whether a file is of an accepted type. */
  accepts(file: F): boolean;
  /** Maximum bytes of a file. */
  limit: number;
  /** Files of the same document that are sent or wait already. */
  known: readonly FileFacts[];
  /** Maximum number of files of a document, with those already known. */
  most: number;
}

const isSame = (one: FileFacts, other: FileFacts): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/**
 * Divides chosen files into those to send and those to refuse, by reason. A file has one reason, in the order type,
 * empty, large (spec validation#files), double, many; the order of the files is kept.
 */
export function checkFiles<F extends FileFacts>(
  files: readonly F[],
  { accepts, limit, known, most }: Rules<F>,
): { good: F[]; refused: Partial<Record<FileRefusal, F[]>> } {
  const good: F[] = [];
  const refused: Partial<Record<FileRefusal, F[]>> = {};
  const reasonOf = (file: F): FileRefusal | undefined => {
    if (!accepts(file)) return 'type';
    if (file.size === 0) return 'empty';
    if (file.size > limit) return 'large';
    if ([...known, ...good].some((each) => isSame(each, file))) return 'double';
    return known.length + good.length >= most ? 'many' : undefined;
  };
  for (const file of files) {
    const reason = reasonOf(file);
    if (!reason) good.push(file);
    else refused[reason] = [...(refused[reason] ?? []), file];
  }
  return { good, refused };
}

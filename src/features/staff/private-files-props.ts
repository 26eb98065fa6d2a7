interface PrivateFilesWords {
  legend: string;
  optional: string;
  hint: string;
  /** Of the button that begins, and of the one that opens the browser's choice. */
  change: string;
  choose: string;
  /** Of files that are of another type, empty or too large: {names}. */
  refused: string;
  /** How many there are. */
  count(count: number): string;
  nameOf(id: string, index: number): string;
  removeOf(id: string, index: number): string;
}

export interface PrivateFilesProps {
  /** Of the form's field. */
  name: string;
  ids: readonly string[];
  error: string | undefined;
  words: PrivateFilesWords;
  /** Where the files are among the private files (ours): a folder, and one in it. */
  folder: string;
  kind: string;
  accepted: string;
  /** Maximum size of a file in bytes; by default that of all files (domain/uploads). */
  limit?: number;
  /** A single one replaces the one before. */
  single?: boolean;
  onChange(ids: readonly string[]): void;
  /** Called with the number of files that have not arrived. */
  onPending(count: number): void;
}

import type { WantedDocument } from '#services/entities/timeline';
import type { SendOptions, Upload } from './queue';

/** The documents asked for, and the types of required ones that are missing. */
export interface Listed {
  documents?: readonly WantedDocument[] | null | undefined;
  missing?: readonly string[] | null | undefined;
}

/**
 * Returns the types of required documents that are missing; undefined if the service does not say it: it names none, or says that
 * there is none while a required one of its list is missing or refused.
 */
export function missingOf({ documents, missing }: Listed): readonly string[] | undefined {
  if (missing?.length) return missing;
  const isOpen = documents?.some(
    ({ required, status }) => required !== false && (status === 'MISSING' || status === 'REFUSED'),
  );
  return isOpen ? undefined : (missing ?? undefined);
}

/** What documents are sent for: which are asked for, and which calls take them. */
export interface DocumentSource {
  /** The id of the order or the proposal, which the page's address has too; empty for neither. */
  key: string;
  subject: 'proposal' | 'order' | 'none';
  /** Whether an interrupted file continues where it stopped; else it is sent whole. */
  resumes(): boolean;
  /** Returns the id of the customer whom the list names; empty if it names nobody. */
  customer?(): string;
  list(options: { signal: AbortSignal }): Promise<Listed>;
  /** Returns which of the waiting uploads go in one request. */
  together(waiting: readonly Upload[]): readonly Upload[];
  /** Sends files of one type. Resolves to the list after it. */
  send(batch: readonly Upload[], options: SendOptions): Promise<Listed>;
}

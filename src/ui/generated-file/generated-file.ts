import type { Problem } from '#services/http/problem';

/** What a service says of a file that it generates. */
export type GeneratedStatus = 'generating' | 'ready' | 'failed' | 'expired';

/** lost: whether it was started is not known; another press starts it with the same key. */
export interface FileState {
  status: 'idle' | 'starting' | 'lost' | GeneratedStatus;
  isSaving?: boolean;
  /** Of the last start or download that has failed. */
  problem?: Problem | undefined;
}

/** A file that a service takes its time to generate, and what a visitor can do with it. */
export interface GeneratedFile extends FileState {
  /** Whether the last question for it has failed; it is asked again. */
  isFailing: boolean;
  generate(): void;
  download(): void;
  /** Forgets it, so that another can be generated. */
  reset(): void;
}

import { ensureOnce, type OnceActs } from '#services/once/ensure-once';
import { standingOfMade } from '#services/once/standing';
import { attemptOwner } from '../session/attempt-owner';

/** What an account makes once, and how the service is called. */
export interface OnceMade<T> {
  /** What is done. */
  kind: string;
  /** What can be made once, besides whose it is. */
  subject: unknown;
  /** Everything that is sent. */
  content: unknown;
  make(idempotencyKey: string): Promise<T>;
  /** Resolves to what the account has of the subject, the newest first. */
  list(signal: AbortSignal): Promise<readonly T[]>;
}

/** Resolves to the acts by which an account makes something once (services/once), whose list says what became of it. */
export const onceMade = async <T extends { idempotencyKey?: string | null | undefined }>(
  { kind, subject, content, make, list }: OnceMade<T>,
  signal: AbortSignal,
): Promise<OnceActs<T>> =>
  ensureOnce<T>({
    kind,
    subject: [await attemptOwner(), subject],
    content,
    send: make,
    ask: async (attempt) => standingOfMade(await list(signal), attempt),
  });

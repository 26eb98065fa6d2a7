import { randomId } from '#page/random-id';
import { problemOf } from '#services/http/problem';
import { UnreadableFile } from '#services/uploads/read-file';
import { type Obstacle, RefusedUpload } from './refused-upload';

/**
 * Why a file was not received; refused: with the service's own message; session: it has ended; unreadable: the file has
 * changed, or is not on the device any more; identity: the customer's must be validated before; user, customer: nothing
 * was sent, as it is not known whose documents they are.
 */
export interface UploadProblem {
  kind:
    | 'offline'
    | 'denied'
    | 'large'
    | 'session'
    | 'unreadable'
    | 'identity'
    | Obstacle
    | 'refused'
    | 'failed';
  message?: string;
}

/** One file being uploaded. */
export interface Upload {
  id: number;
  /** Identifies the file to the service in every try. */
  key: string;
  /** One of DOCUMENT_TYPES. */
  type: string;
  file: File;
  state: 'waiting' | 'sending' | 'paused' | 'failed';
  /** Bytes that the service has. */
  sent: number;
  /** Whether a try has begun: the service may have some of it. */
  tried: boolean;
  problem?: UploadProblem;
}

export interface SendOptions {
  signal: AbortSignal;
  /** Reports the bytes that the service has of a single file. */
  onProgress(sent: number): void;
}

interface QueueOptions<A> {
  /** Returns which of the waiting uploads go in one request; the first alone by default. */
  together?: ((waiting: readonly Upload[]) => readonly Upload[]) | undefined;
  send(batch: readonly Upload[], options: SendOptions): Promise<A>;
  onChange(uploads: readonly Upload[]): void;
  /** Called when files were received; they are no longer in the queue. */
  onArrived(answer: A, batch: readonly Upload[]): void;
  /** Called when an upload was cancelled while being sent: the service may have received it. */
  onGivenUp(): void;
}

/** The reason in the body of a 403 (ours, spec reservations#documents). */
const IDENTITY_REASON = 'IDENTITY_NOT_VALIDATED';
/** Problems that the visitor can end, after which the files are sent. */
export const ENDABLE = ['identity', 'user', 'customer'] as const;
/** Problems that every file would have: the waiting ones are not tried one by one. */
const OF_ALL: readonly UploadProblem['kind'][] = ['denied', 'session', ...ENDABLE];

/** Returns the problem of a failed upload; messages of a 422 are shown unchanged. */
function uploadProblem(error: unknown): UploadProblem {
  if (error instanceof RefusedUpload) return { kind: error.obstacle };
  if (error instanceof UnreadableFile) return { kind: 'unreadable' };
  const { call = '', body } = (error ?? {}) as { call?: string; body?: { reason?: unknown } | null };
  const { kind, messages } = problemOf(error);
  if (kind === 'forbidden' && body?.reason === IDENTITY_REASON) return { kind: 'identity' };
  if (kind === 'unauthenticated') return { kind: 'session' };
  if (kind === 'offline') return { kind };
  // Of the private files it is about one file, not about what takes the documents.
  if (kind === 'conflict') return { kind: call.startsWith('UPL-') ? 'failed' : 'denied' };
  if (kind === 'too-large') return { kind: 'large' };
  const [message] = messages;
  return message ? { kind: 'refused', message } : { kind: 'failed' };
}

/**
 * Uploads files one after the other. A failed or paused one stays in the queue and does not block the others.
 */
export function uploadQueue<A>({
  together = ([first]) => (first ? [first] : []),
  send,
  onChange,
  onArrived,
  onGivenUp,
}: QueueOptions<A>) {
  let uploads: readonly Upload[] = [];
  let current: { ids: readonly number[]; controller: AbortController } | undefined;
  let count = 0;
  let stopped = false;
  let held = false;

  const set = (next: readonly Upload[]) => {
    if (stopped) return;
    uploads = next;
    onChange(uploads);
  };
  const change = (ids: readonly number[], changes: Partial<Upload>) =>
    set(uploads.map((each) => (ids.includes(each.id) ? { ...each, ...changes } : each)));
  const without = (ids: readonly number[]) => uploads.filter((each) => !ids.includes(each.id));
  const again = ({ problem: _, ...rest }: Upload): Upload => ({ ...rest, state: 'waiting' });

  const fail = (ids: readonly number[], problem: UploadProblem) => {
    const ofAll = OF_ALL.includes(problem.kind);
    const fails = ({ id, state }: Upload) =>
      ids.includes(id) || (ofAll && (state === 'waiting' || problem.kind === 'denied'));
    set(uploads.map((each) => (fails(each) ? { ...each, state: 'failed', problem } : each)));
  };

  const go = async (): Promise<void> => {
    const batch = together(uploads.filter(({ state }) => state === 'waiting'));
    if (stopped || held || current || batch.length === 0) return;
    const ids = batch.map(({ id }) => id);
    const controller = new AbortController();
    const { signal } = controller;
    current = { ids, controller };
    change(ids, { state: 'sending', tried: true });
    try {
      const answer = await send(batch, {
        signal,
        onProgress: (sent) => change(ids, { sent }),
      });
      if (!signal.aborted) {
        set(without(ids));
        onArrived(answer, batch);
      }
    } catch (error) {
      if (!signal.aborted) fail(ids, uploadProblem(error));
    }
    current = undefined;
    const isGivenUp = ids.some((id) => !uploads.some((each) => each.id === id));
    if (signal.aborted && isGivenUp && !stopped) onGivenUp();
    go();
  };
  /** Ends the request that carries an upload; the others that it carries wait again. */
  const interrupt = (id: number) => {
    if (!current?.ids.includes(id)) return;
    current.controller.abort();
    change(current.ids, { state: 'waiting' });
  };

  return {
    add(type: string, files: readonly File[]): void {
      const added = files.map((file): Upload => {
        count += 1;
        return { id: count, key: randomId(), type, file, state: 'waiting', sent: 0, tried: false };
      });
      set([...uploads, ...added]);
      go();
    },
    /** Uploads the same file again, or continues a paused one. */
    retry(id: number): void {
      const stands = ({ state }: Upload) => state === 'failed' || state === 'paused';
      set(uploads.map((each) => (each.id === id && stands(each) ? again(each) : each)));
      go();
    },
    /** Tries all uploads again that failed for this reason. */
    retryAll(kind: UploadProblem['kind']): void {
      set(uploads.map((each) => (each.problem?.kind === kind ? again(each) : each)));
      go();
    },
    /** Keeps it where it is until it is continued. */
    pause(id: number): void {
      interrupt(id);
      change([id], { state: 'paused' });
    },
    /** Removes an upload in any state. */
    cancel(id: number): void {
      interrupt(id);
      set(without([id]));
    },
    /** Starts nothing more, until called with false. */
    hold(holds: boolean): void {
      held = holds;
      go();
    },
    /** Aborts the current upload and stops. */
    stop(): void {
      stopped = true;
      current?.controller.abort();
    },
  };
}
export type UploadQueue<A> = ReturnType<typeof uploadQueue<A>>;

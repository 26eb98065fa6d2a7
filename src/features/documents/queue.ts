import { problemOf } from '../../services/fallbacks/problem';

/** Why a file was not received; refused: with the service's own message. */
export interface UploadProblem {
  kind: 'offline' | 'denied' | 'large' | 'refused' | 'failed';
  message?: string;
}

/** One file being uploaded. */
export interface Upload {
  id: number;
  /** One of DOCUMENT_TYPES. */
  type: string;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  problem?: UploadProblem;
}

interface QueueOptions<A> {
  send(upload: Upload, options: { signal: AbortSignal }): Promise<A>;
  onChange(uploads: readonly Upload[]): void;
  /** Called when a file was received; it is no longer in the queue. */
  onArrived(answer: A, upload: Upload): void;
  /** Called when an upload was cancelled while being sent: the service may have received it. */
  onGivenUp(): void;
}

/** Returns the problem of a failed upload; messages of a 422 are shown unchanged. */
export function uploadProblem(error: unknown): UploadProblem {
  const { kind, messages } = problemOf(error);
  if (kind === 'offline') return { kind };
  if (kind === 'conflict') return { kind: 'denied' };
  if (kind === 'too-large') return { kind: 'large' };
  const [message] = messages;
  return message ? { kind: 'refused', message } : { kind: 'failed' };
}

/**
 * Uploads files one after the other, each in its own request. A failed one stays in the queue and does not block the
 * others.
 */
export function uploadQueue<A>({ send, onChange, onArrived, onGivenUp }: QueueOptions<A>) {
  let uploads: readonly Upload[] = [];
  let current: { id: number; controller: AbortController } | undefined;
  let count = 0;
  let stopped = false;

  const set = (next: readonly Upload[]) => {
    if (stopped) return;
    uploads = next;
    onChange(uploads);
  };
  const change = (id: number, changes: Partial<Upload>) =>
    set(uploads.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  const without = (id: number) => uploads.filter((each) => each.id !== id);

  const go = async (): Promise<void> => {
    const next = uploads.find(({ state }) => state === 'waiting');
    if (stopped || current || !next) return;
    const { id } = next;
    const controller = new AbortController();
    current = { id, controller };
    change(id, { state: 'sending' });
    try {
      const answer = await send(next, {
        signal: controller.signal,
      });
      if (!controller.signal.aborted) {
        set(without(id));
        onArrived(answer, next);
      }
    } catch (error) {
      if (!controller.signal.aborted) {
        const problem = uploadProblem(error);
        change(id, { state: 'failed', problem });
        // The proposal is closed: the waiting files would be refused one by one.
        if (problem.kind === 'denied') set(uploads.map((each) => ({ ...each, state: 'failed', problem })));
      }
    }
    current = undefined;
    if (controller.signal.aborted && !stopped) onGivenUp();
    go();
  };

  return {
    add(type: string, files: readonly File[]): void {
      const added = files.map((file): Upload => {
        count += 1;
        return { id: count, type, file, state: 'waiting' };
      });
      set([...uploads, ...added]);
      go();
    },
    /** Uploads the same file again. */
    retry(id: number): void {
      const { problem: _, ...rest } = uploads.find((each) => each.id === id) as Upload;
      set(uploads.map((each) => (each.id === id ? { ...rest, state: 'waiting' } : each)));
      go();
    },
    /** Removes an upload in any state. */
    cancel(id: number): void {
      set(without(id));
      if (current?.id === id) current.controller.abort();
    },
    /** Aborts the current upload and stops. */
    stop(): void {
      stopped = true;
      current?.controller.abort();
    },
  };
}

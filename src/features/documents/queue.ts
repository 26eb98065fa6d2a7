import { problemOf } from '../../services/fallbacks/problem';

/** Why a file did not arrive; refused: the service's own words. */
export interface UploadProblem {
  kind: 'offline' | 'denied' | 'large' | 'refused' | 'failed';
  message?: string;
}

/** One file on its way. */
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
  /** A file has arrived; it is no longer among the uploads. */
  onArrived(answer: A, upload: Upload): void;
  /** One was given up while it was sent: the service may have it or not. */
  onGivenUp(): void;
}

/** What a failure means for a file; a service's own words of a 422 are shown as they are. */
export function uploadProblem(error: unknown): UploadProblem {
  const { kind, messages } = problemOf(error);
  if (kind === 'offline') return { kind };
  if (kind === 'conflict') return { kind: 'denied' };
  if (kind === 'too-large') return { kind: 'large' };
  const [message] = messages;
  return message ? { kind: 'refused', message } : { kind: 'failed' };
}

/** Files one after the other, each a request of its own: one that fails keeps nobody from arriving, and is kept itself. */
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
        // Nothing more is taken: those that wait would only be refused one by one.
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
    /** The same file once more; the visitor need not choose it again. */
    retry(id: number): void {
      const { problem: _, ...rest } = uploads.find((each) => each.id === id) as Upload;
      set(uploads.map((each) => (each.id === id ? { ...rest, state: 'waiting' } : each)));
      go();
    },
    /** Takes one away, whatever became of it. */
    cancel(id: number): void {
      set(without(id));
      if (current?.id === id) current.controller.abort();
    },
    /** Nobody looks any more. */
    stop(): void {
      stopped = true;
      current?.controller.abort();
    },
  };
}

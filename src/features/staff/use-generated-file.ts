import { useEffect, useRef, useState } from 'react';
import { string } from 'valibot';
import { persisted } from '#page/settings/storage';
import { isKind, problemOf } from '#services/http/problem';
import { sendOnce } from '#services/once/ensure-once';
import { isOutcomeUnknown } from '#services/once/unknown-outcome';
import { useHost } from '#ui/core/host-context';
import type { FileState, GeneratedFile, GeneratedStatus } from '#ui/generated-file/generated-file';
import { usePolling } from '#ui/hooks/use-polling';
import { saveFile } from '#ui/save-file';
import { useAnswerOwner } from '../session/use-account-content';

interface GeneratedFileJob {
  /** Names the file's id in the tab's storage: "candidate-report". */
  kind: string;
  /** Everything that makes it another file: the filters. */
  content?: unknown;
  /** Starts the generation; resolves to its id, which says nothing of a person. */
  generate(call: { idempotencyKey: string; signal: AbortSignal }): Promise<string>;
  look(id: string, signal: AbortSignal): Promise<GeneratedStatus>;
  load(id: string, signal: AbortSignal): Promise<Blob>;
  /** With its ending. */
  fileName: string;
}

interface KnownFile extends GeneratedFile {
  /** Looks for one that was started before, in a page that is closed since, by its id. */
  resume(id: string): void;
}

interface JobState extends FileState {
  id?: string;
}

/**
 * A file that a service takes its time to generate: started once, asked for until it is ready, then downloaded. A visitor who
 * leaves finds it again in the same tab.
 */
export function useGeneratedFile(job: GeneratedFileJob): KnownFile {
  const { element, signal } = useHost();
  const cell = persisted(`generated-${job.kind}`, string(), { area: 'sessionStorage' });
  const [state, setState] = useState<JobState>(() => {
    const id = cell.load();
    return id ? { status: 'generating', id } : { status: 'idle' };
  });
  /** The id that answers must be of; a change makes earlier answers late ones. */
  const current = useRef<object>({});
  const { status, id = '' } = state;

  const reset = () => {
    current.current = {};
    cell.clear();
    setState({ status: 'idle' });
  };
  useAnswerOwner(reset);
  const settle = (next: GeneratedStatus) => {
    // One that is over is not looked for on the next visit.
    if (next === 'failed' || next === 'expired') cell.clear();
    setState((before) => (before.status === next ? before : { status: next, id: before.id ?? '' }));
  };
  const look = async (of = id) => {
    const own = current.current;
    try {
      const next = await job.look(of, signal);
      if (own === current.current) settle(next);
    } catch (error) {
      if (own !== current.current) return;
      if (isKind(error, 'missing')) settle('expired');
      else throw error;
    }
  };
  const isFailing = usePolling(() => look(), status === 'generating');
  // A file of an earlier visit may be ready at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the first render only
  useEffect(() => {
    if (status === 'generating') void look().catch(() => undefined);
  }, []);

  const start = async () => {
    const own = {};
    current.current = own;
    setState({ status: 'starting' });
    try {
      const started = await sendOnce({
        owner: element,
        kind: job.kind,
        content: job.content,
        send: (idempotencyKey) => job.generate({ idempotencyKey, signal }),
        isEnd: () => true,
      });
      if (own !== current.current) return;
      cell.save(started);
      setState({ status: 'generating', id: started });
    } catch (error) {
      if (own !== current.current || signal.aborted) return;
      setState({ status: isOutcomeUnknown(error) ? 'lost' : 'idle', problem: problemOf(error) });
    }
  };
  const download = async () => {
    const own = current.current;
    setState((before) => ({ ...before, isSaving: true, problem: undefined }));
    try {
      const file = await job.load(id, signal);
      if (own !== current.current) return;
      saveFile(file, job.fileName);
      setState((before) => ({ ...before, isSaving: false }));
    } catch (error) {
      if (own !== current.current || signal.aborted) return;
      const problem = problemOf(error);
      if (problem.kind === 'missing') settle('expired');
      else setState((before) => ({ ...before, isSaving: false, problem }));
    }
  };
  return {
    ...state,
    isFailing,
    reset,
    resume(started) {
      current.current = {};
      cell.save(started);
      setState({ status: 'generating', id: started });
      void look(started).catch(() => undefined);
    },
    generate() {
      if (status !== 'starting' && status !== 'generating') void start();
    },
    download() {
      if (status === 'ready' && !state.isSaving) void download();
    },
  };
}

import { useEffect, useRef, useState } from 'react';
import type { ManualFile } from '#domain/manuals/manual-file';
import { NoPdf } from '#page/open-pdf';
import { loadManualFile } from '#services/downloads/manual-file';
import { anySignal } from '#services/http/any-signal';
import { kindOf } from '#services/http/problem';
import { useHost } from '#ui/core/host-context';

/** What is done with a file. */
export type FileAction = 'read' | 'open' | 'save';

export type FileProblem = 'notPdf' | 'tooLarge' | 'gone' | 'offline' | 'failed';

export interface FileState {
  /** The action that runs, or ran last. */
  action?: FileAction;
  status: 'idle' | 'loading' | 'done' | 'canceled' | 'failed';
  /** Of loading, in percent; undefined if it is not known. */
  percent?: number;
  problem?: FileProblem;
}

/** What a failure means to a visitor; undefined if they canceled. */
function problemFor(error: unknown): FileProblem | undefined {
  if (error instanceof NoPdf) return 'notPdf';
  const kind = kindOf(error);
  if (kind === 'canceled') return undefined;
  if (kind === 'too-large') return 'tooLarge';
  if (kind === 'missing') return 'gone';
  return kind === 'offline' ? 'offline' : 'failed';
}

/** A manual's file: loaded at the first action, once, and kept while the manual is open. */
export function useManualFile(file: ManualFile) {
  const { signal } = useHost();
  const [state, setState] = useState<FileState>({ status: 'idle' });
  const loaded = useRef<Promise<Blob>>(undefined);
  const life = useRef<AbortController>(undefined);
  useEffect(() => () => life.current?.abort(), []);

  function load(): Promise<Blob> {
    if (loaded.current) return loaded.current;
    const controller = new AbortController();
    life.current = controller;
    const loading = loadManualFile(file, {
      signal: anySignal(signal, controller.signal),
      onProgress(part) {
        const percent = part === undefined ? undefined : Math.floor(part * 100);
        setState((now) => (now.percent === percent || now.status !== 'loading' ? now : { ...now, percent }));
      },
    });
    loaded.current = loading;
    loading.catch(() => {
      loaded.current = undefined;
    });
    return loading;
  }
  /** Does one thing at a time. `use` is called within the click, and loads the file. */
  async function run(action: FileAction, use: (load: () => Promise<Blob>) => Promise<void>): Promise<void> {
    if (state.status === 'loading') return;
    setState({ action, status: 'loading' });
    try {
      await use(load);
      setState({ action, status: 'done' });
    } catch (error) {
      const problem = problemFor(error);
      setState(problem ? { action, status: 'failed', problem } : { action, status: 'canceled' });
    }
  }
  return { state, run, cancel: () => life.current?.abort() };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import * as financing from '../../services/financing';
import { useHost } from '../../ui/core/host-context';
import { type Upload, uploadQueue } from './queue';

type Listed = Awaited<ReturnType<typeof financing.getProposalDocuments>>;

/** An upload that has arrived, for saying so; count tells two of the same from each other. */
interface Arrival {
  type: string;
  file: string;
  count: number;
}

interface Documents {
  /** Undefined until it is known. */
  list?: Listed;
  failed: boolean;
  reload(): void;
  uploads: readonly Upload[];
  arrival?: Arrival;
  add(type: string, files: readonly File[]): void;
  retry(id: number): void;
  cancel(id: number): void;
}

/**
 * What a proposal wants, and the files on their way to it (FIN-06, FIN-07, FIN-09). Answers come in the order of their
 * questions or not at all.
 * @param psa whose documents go to PSA's own address
 */
export function useDocuments(proposalId: string, psa: boolean): Documents {
  const { signal } = useHost();
  const [state, setState] = useState<{ list?: Listed; failed: boolean }>({ failed: false });
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [arrival, setArrival] = useState<Arrival>();
  const queue = useRef<ReturnType<typeof uploadQueue<Listed>>>(undefined);
  /** Counts questions and what changes their answer. */
  const turn = useRef(0);

  const ask = useCallback(
    (quiet = false) => {
      turn.current += 1;
      const mine = turn.current;
      if (!quiet) setState({ failed: false });
      financing.getProposalDocuments({ proposalId }, { signal }).then(
        (list) => mine === turn.current && setState({ list, failed: false }),
        () => mine === turn.current && !quiet && setState({ failed: true }),
      );
    },
    [proposalId, signal],
  );

  useEffect(() => {
    const send = psa ? financing.sendPsaDocuments : financing.sendDocuments;
    const made = uploadQueue<Listed>({
      send: ({ type, file }, options) => send({ body: { file, request: { proposalId, type } } }, options),
      onChange: setUploads,
      onArrived: (list, { type, file }) => {
        turn.current += 1;
        setState({ list, failed: false });
        setArrival({ type, file: file.name, count: turn.current });
      },
      onGivenUp: () => !signal.aborted && ask(true),
    });
    queue.current = made;
    setUploads([]);
    ask();
    return () => {
      turn.current += 1;
      queue.current = undefined;
      made.stop();
    };
  }, [proposalId, psa, ask, signal]);

  return {
    ...state,
    uploads,
    arrival,
    reload: () => ask(),
    add: (type, files) => queue.current?.add(type, files),
    retry: (id) => queue.current?.retry(id),
    cancel: (id) => queue.current?.cancel(id),
  };
}

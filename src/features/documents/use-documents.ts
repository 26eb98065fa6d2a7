import { useCallback, useEffect, useRef, useState } from 'react';
import { latestRequest } from '../../domain/standalone/latest-request';
import * as financing from '../../services/financing';
import { useHost } from '../../ui/core/host-context';
import { type Upload, uploadQueue } from './queue';

type Listed = Awaited<ReturnType<typeof financing.getProposalDocuments>>;

/** A received upload to announce; count distinguishes two with the same name. */
interface Arrival {
  type: string;
  file: string;
  count: number;
}

interface Documents {
  /** Undefined until it has loaded. */
  list?: Listed;
  /** Number of consecutive failures to load it. */
  failures: number;
  /** Whether it is loading. */
  loading: boolean;
  reload(): void;
  uploads: readonly Upload[];
  arrival?: Arrival;
  add(type: string, files: readonly File[]): void;
  retry(id: number): void;
  cancel(id: number): void;
}

const UNKNOWN = { failures: 0, loading: true };

/**
 * The documents a proposal needs and their uploads (FIN-06, FIN-07, FIN-09). An answer that arrives after a later one
 * is dropped.
 * @param psa whether the documents are sent to PSA's own address
 */
export function useDocuments(proposalId: string, psa: boolean): Documents {
  const { signal } = useHost();
  const [state, setState] = useState<Pick<Documents, 'list' | 'failures' | 'loading'>>(UNKNOWN);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [arrival, setArrival] = useState<Arrival>();
  const queue = useRef<ReturnType<typeof uploadQueue<Listed>>>(undefined);
  const [requests] = useState(latestRequest);
  const arrivals = useRef(0);

  const ask = useCallback(
    (quiet = false) => {
      const isLatest = requests.start();
      if (!quiet) setState(({ failures }) => ({ failures, loading: true }));
      financing.getProposalDocuments({ proposalId }, { signal }).then(
        (list) => isLatest() && setState({ list, failures: 0, loading: false }),
        () =>
          isLatest() && !quiet && setState(({ failures }) => ({ failures: failures + 1, loading: false })),
      );
    },
    [proposalId, signal, requests],
  );

  useEffect(() => {
    const send = psa ? financing.sendPsaDocuments : financing.sendDocuments;
    const made = uploadQueue<Listed>({
      send: ({ type, file }, options) => send({ body: { file, request: { proposalId, type } } }, options),
      onChange: setUploads,
      onArrived: (list, { type, file }) => {
        requests.drop();
        arrivals.current += 1;
        setState({ list, failures: 0, loading: false });
        setArrival({ type, file: file.name, count: arrivals.current });
      },
      onGivenUp: () => !signal.aborted && ask(true),
    });
    queue.current = made;
    setUploads([]);
    setState(UNKNOWN);
    ask();
    return () => {
      requests.drop();
      queue.current = undefined;
      made.stop();
    };
  }, [proposalId, psa, ask, signal, requests]);

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

import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { latestRequest } from '#domain/core/latest-request';
import { pageDocument } from '#page/core/native';
import { isKind } from '#services/http/problem';
import { useHost } from '#ui/core/host-context';
import { useLatest } from '#ui/hooks/use-latest';
import { $session } from '../session/session';
import { type Upload, type UploadQueue, uploadQueue } from './queue';
import type { DocumentSource, Listed } from './source';
import { saveUnfinished, unfinishedTypes } from './unfinished';

/** Received uploads to announce. */
export interface Arrival {
  type: string;
  files: readonly File[];
}

interface Listing {
  /** Undefined until it has loaded. */
  list?: Listed;
  /** Number of consecutive failures to load it. */
  failures: number;
  /** Whether the service knows no such order or proposal. */
  unknown: boolean;
  /** Whether it is loading. */
  loading: boolean;
}

interface Documents extends Listing {
  reload(): void;
  uploads: readonly Upload[];
  /** What was received since the page has loaded, oldest first. */
  arrivals: readonly Arrival[];
  /** The type of each file that was in the queue before the page was reloaded, and was not chosen again. */
  unfinished: readonly string[];
  /** Whether the device has no connection: the queue goes on by itself when it is back. */
  offline: boolean;
  queue: Pick<UploadQueue<Listed>, 'add' | 'retry' | 'retryAll' | 'pause' | 'cancel'>;
}

/** Fired by a widget of this page; one validated in another tab is noticed on the return to this one. */
const IDENTITY_VALIDATED = 'vt-identity-validated';

const UNKNOWN: Listing = { failures: 0, unknown: false, loading: true };

/** Whether the device has no connection. */
function useOffline(): boolean {
  const [offline, setOffline] = useState(!navigator.onLine);
  useEffect(() => {
    const update = () => setOffline(!navigator.onLine);
    update();
    for (const name of ['online', 'offline']) addEventListener(name, update);
    return () => {
      for (const name of ['online', 'offline']) removeEventListener(name, update);
    };
  }, []);
  return offline;
}

/**
 * The documents of a source and their uploads. An answer that arrives after a later one is dropped. The queue goes on by
 * itself when the connection is back, the visitor has signed in again, or the identity was validated.
 */
export function useDocuments(source: DocumentSource, onSent?: (arrival: Arrival) => void): Documents {
  const { signal } = useHost();
  const { state: sessionState, status, user } = useStore($session);
  const isSignedIn = sessionState === 'signedIn';
  const offline = useOffline();
  /** Whose files these are. Nothing goes under a new session until it is known to be the same visitor's. */
  const account = useRef(user?.id);
  const isUnsure = isSignedIn && !user && status === 'LOADING' && account.current !== undefined;
  const [state, setState] = useState(UNKNOWN);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [arrivals, setArrivals] = useState<readonly Arrival[]>([]);
  const [unfinished, setUnfinished] = useState<readonly string[]>([]);
  const queue = useRef<UploadQueue<Listed>>(undefined);
  const [requests] = useState(latestRequest);
  const sent = useLatest(onSent);

  const ask = useCallback(
    (quiet = false) => {
      const isLatest = requests.start();
      if (!quiet) setState((before) => ({ ...before, loading: true }));
      source.list({ signal }).then(
        (list) => isLatest() && setState({ ...UNKNOWN, list, loading: false }),
        (error) =>
          isLatest() &&
          !quiet &&
          setState(({ failures }) => ({
            failures: failures + 1,
            unknown: isKind(error, 'missing'),
            loading: false,
          })),
      );
    },
    [source, signal, requests],
  );

  useEffect(() => {
    let isBusy = false;
    const made = uploadQueue<Listed>({
      together: source.together,
      send: source.send,
      onChange(next) {
        isBusy = next.length > 0;
        setUploads(next);
      },
      onArrived(list, batch) {
        requests.drop();
        setState({ ...UNKNOWN, list, loading: false });
        const arrival = { type: batch[0]?.type ?? '', files: batch.map(({ file }) => file) };
        setArrivals((before) => [...before, arrival]);
        sent.current?.(arrival);
      },
      onGivenUp: () => !signal.aborted && ask(true),
    });
    // The result of an analysis, or what another tab has sent; while files are sent each answer has the list.
    const onShown = () => {
      if (pageDocument.hidden) return;
      if (!isBusy) ask(true);
      // The identity may have been validated elsewhere.
      else made.retryAll('identity');
    };
    pageDocument.addEventListener('visibilitychange', onShown);
    queue.current = made;
    setUploads([]);
    setArrivals([]);
    setUnfinished(unfinishedTypes(source.key));
    setState(UNKNOWN);
    ask();
    return () => {
      pageDocument.removeEventListener('visibilitychange', onShown);
      requests.drop();
      queue.current = undefined;
      made.stop();
    };
  }, [source, ask, signal, requests]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another source has another queue
  useEffect(() => {
    if (!offline) queue.current?.retryAll('offline');
    queue.current?.hold(offline || isUnsure);
  }, [offline, isUnsure, source]);
  useEffect(() => {
    if (user) account.current ??= user.id;
  }, [user]);
  useEffect(() => {
    if (isSignedIn && user?.id === account.current) queue.current?.retryAll('session');
  }, [isSignedIn, user]);
  useEffect(() => {
    const onValidated = () => queue.current?.retryAll('identity');
    addEventListener(IDENTITY_VALIDATED, onValidated);
    return () => removeEventListener(IDENTITY_VALIDATED, onValidated);
  }, []);
  const isFirst = useRef(true);
  useEffect(() => {
    // The state of before the page was loaded is not read yet.
    if (!isFirst.current) saveUnfinished(source.key, uploads, unfinished);
    isFirst.current = false;
  }, [source, uploads, unfinished]);

  return {
    ...state,
    uploads,
    arrivals,
    unfinished,
    offline,
    reload: () => ask(),
    queue: {
      add(type, files) {
        setUnfinished((before) => before.filter((each) => each !== type));
        queue.current?.add(type, files);
      },
      retry: (id) => queue.current?.retry(id),
      retryAll: (kind) => queue.current?.retryAll(kind),
      pause: (id) => queue.current?.pause(id),
      cancel: (id) => queue.current?.cancel(id),
    },
  };
}

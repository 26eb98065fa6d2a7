import { useEffect, useRef, useState } from 'react';
import { latestRequest } from '#domain/core/latest-request';
import { pageDocument } from '#page/core/native';
import type { TestDrive } from '#services/entities/schedule';
import { getTestDrive } from '#services/visitor-schedule';
import { useHost } from '#ui/core/host-context';
import { useLatest } from '#ui/hooks/use-latest';

interface State {
  drive?: TestDrive;
  /** Why the latest question failed. */
  failure?: unknown;
  /** Number of failed questions. */
  attempt: number;
  busy: boolean;
}

/** Loads a request, unless it was just made, and again when the visitor asks for it or returns to the tab. */
export function useTestDrive(id: string, made?: TestDrive) {
  const { signal } = useHost();
  const [requests] = useState(latestRequest);
  const [state, setState] = useState<State>({ ...(made && { drive: made }), attempt: 0, busy: false });
  const update = () => {
    const isLatest = requests.start();
    setState((before) => ({ ...before, busy: true }));
    getTestDrive({ id }, { signal }).then(
      (drive) => isLatest() && setState({ drive, attempt: 0, busy: false }),
      (failure) =>
        isLatest() &&
        setState(({ drive, attempt }) => ({
          ...(drive && { drive }),
          failure,
          attempt: attempt + 1,
          busy: false,
        })),
    );
  };
  const latest = useLatest(update);
  const isMade = useRef(!!made);
  useEffect(() => {
    if (!isMade.current) latest.current();
    const onShown = () => {
      if (!pageDocument.hidden) latest.current();
    };
    pageDocument.addEventListener('visibilitychange', onShown);
    return () => {
      requests.drop();
      pageDocument.removeEventListener('visibilitychange', onShown);
    };
  }, [requests]);
  return {
    ...state,
    update,
    /** Shows a newer state; an answer under way does not undo it. */
    put(drive: TestDrive) {
      requests.drop();
      setState({ drive, attempt: 0, busy: false });
    },
  };
}

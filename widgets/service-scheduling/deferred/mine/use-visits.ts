import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { latestRequest } from '../../../../src/domain/standalone/latest-request';
import { $session } from '../../../../src/features/session/session';
import { listAppointments } from '../../../../src/services/dealer-scheduler';
import type { Appointment } from '../../../../src/services/entities/schedule';
import { useHost } from '../../../../src/ui/core/host-context';

interface State {
  visits?: readonly Appointment[];
  failed: boolean;
  /** The session that they belong to. */
  of?: number;
}

/** Loads the signed-in visitor's visits: once per session, and again when asked for. What is shown stays meanwhile. */
export function useVisits() {
  const { signal } = useHost();
  const { serial, isSignedIn, end } = useStore($session);
  const [state, setState] = useState<State>({ failed: false });
  const [requests] = useState(latestRequest);
  const reload = () => {
    const session = $session.get();
    if (!session.isSignedIn) {
      requests.drop();
      // What is shown stays after the session has ended by itself; no other account sees it.
      if (session.end === 'signed-out') setState({ failed: false });
      return;
    }
    const isLatest = requests.start();
    const { serial: of } = session;
    setState((before) => (before.of === of ? { ...before, failed: false } : { failed: false }));
    listAppointments({}, { signal }).then(
      (visits) => isLatest() && setState({ visits, failed: false, of }),
      () => isLatest() && setState((before) => ({ ...before, failed: true })),
    );
  };
  const latest = useRef(reload);
  latest.current = reload;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per session
  useEffect(() => {
    latest.current();
    return requests.drop;
  }, [serial]);
  return {
    ...state,
    isSignedIn,
    hasExpired: !isSignedIn && end === 'expired',
    reload,
    /** Shows a visit as the service has just answered it; an answer under way does not undo it. */
    put(visit: Appointment) {
      requests.drop();
      setState(({ visits = [], ...before }) => ({
        ...before,
        visits: visits.map((each) => (each.id === visit.id ? visit : each)),
      }));
    },
  };
}

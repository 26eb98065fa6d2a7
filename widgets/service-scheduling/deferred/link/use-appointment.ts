import { useEffect, useState } from 'react';
import { withToken } from '#features/scheduling/appointment-link';
import type { Appointment, VirtualEvent } from '#services/entities/schedule';
import { getVisit } from '#services/visit-scheduling';
import { getVirtualEvent } from '#services/visitor-schedule';
import { useHost } from '#ui/core/host-context';
import { useLatest } from '#ui/hooks/use-latest';
import type { LinkTarget } from '../link-target';

/** What a link leads to, as the service has it. */
export type Found = { kind: 'visit'; data: Appointment } | { kind: 'virtual-event'; data: VirtualEvent };

interface State {
  found?: Found;
  /** Why the latest question failed. */
  failure?: unknown;
  /** Number of failed questions. */
  attempt: number;
  busy: boolean;
}

/** Loads the appointment of a link, by its token or the session; changes nothing. */
export function useAppointment({ kind, id }: LinkTarget) {
  const { signal } = useHost();
  const [state, setState] = useState<State>({ attempt: 0, busy: true });
  const load = () => {
    setState((before) => ({ ...before, busy: true }));
    const asked: Promise<Found> =
      kind === 'visit'
        ? getVisit({ id, ...withToken(id) }, { signal }).then((data) => ({ kind, data }))
        : getVirtualEvent({ id }, { signal }).then((data) => ({ kind, data }));
    asked.then(
      (found) => signal.aborted || setState({ found, attempt: 0, busy: false }),
      (failure) =>
        signal.aborted || setState(({ attempt }) => ({ failure, attempt: attempt + 1, busy: false })),
    );
  };
  const latest = useLatest(load);
  useEffect(() => latest.current(), []);
  return { ...state, retry: load };
}

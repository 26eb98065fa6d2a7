import { useStore } from '@nanostores/react';
import { type Deadline, deadlineOf, timeLeft } from '#domain/vehicle/maintenance';
import { $dealer } from '#features/dealer/dealer-store';
import type { Revision } from '#services/entities/maintenance';
import { useQuery } from '#ui/hooks/use-query';
import { limitsOf, type Suggestion, scheduleOf, suggestionKey, suggestionOf } from '../calls';
import type { Simulation } from '../simulate';

/** The next revision; missing if the visitor has done the last one of the plan. */
export interface NextRevision {
  revision?: Revision;
  deadline?: Deadline;
}

/** Returns what the service suggests, with what is left by its own count. */
function suggested(
  { revision, kilometersLeft, monthsLeft }: Suggestion,
  { usage }: Simulation,
): NextRevision {
  const left = timeLeft(limitsOf(revision), usage);
  const deadline = deadlineOf({
    kilometers: left.kilometers === undefined ? undefined : (kilometersLeft ?? left.kilometers),
    months: left.months === undefined ? undefined : (monthsLeft ?? left.months),
  });
  return { revision, deadline };
}

/** Returns the revision after the last one done; an index below 0 stands for none done yet. */
function after(done: number, { plan, usage }: Simulation): NextRevision {
  const revision = plan.revisions[done + 1];
  return revision ? { revision, deadline: timeLeft(limitsOf(revision), usage) } : {};
}

/**
 * Which revision is next: the one after the last that the visitor has done, else the one that the service suggests for
 * the kilometres and months (MNT-02). done: an index in the plan, -1 for none; undefined if the visitor has not said.
 */
export function useNextRevision(simulation: Simulation, done: number | undefined) {
  const { car, state, usage } = simulation;
  const request = { ...car, state };
  const query = useQuery(
    () => suggestionOf(request, usage),
    done === undefined ? suggestionKey(request, usage) : undefined,
  );
  const next =
    done !== undefined ? after(done, simulation) : query.value && suggested(query.value, simulation);
  return { next, failed: query.failed, retry: query.retry };
}

/** How long a revision takes, and as what it is booked (MNT-03): at the dealer that the visitor has chosen, if any. */
export function useRevisionSchedule({ car, state }: Simulation, number: number | undefined) {
  const dealer = useStore($dealer);
  const request = { ...car, state };
  const dealerCode = dealer?.id ?? '';
  const query = useQuery(
    // Not called without a key.
    () => scheduleOf(request, number as number, dealerCode),
    number ? `${car.brand} ${car.mvsCode} ${number} ${dealerCode}` : undefined,
  );
  return { ...query, dealer };
}
export type RevisionSchedule = ReturnType<typeof useRevisionSchedule>;

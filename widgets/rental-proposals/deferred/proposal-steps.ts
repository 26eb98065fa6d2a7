import type { TimelineEntry } from '#ui/parts/Timeline';
import type { Proposal } from './proposal-calls';
import { phaseOf } from './proposal-phase';

/** Statuses that name what has happened: as the current one they are not under way (domain/orders/completed-statuses). */
const COMPLETED: readonly string[] = [
  'PROPOSAL_CREATED',
  'FINANCIAL_ANALYSIS_APPROVED',
  'CONTRACT_SIGN_DONE',
  'PRODUCTION_REQUESTED',
  'AT_DEALER',
  'DELIVERED',
];

export type Step = Pick<TimelineEntry, 'id' | 'state' | 'isDone' | 'date' | 'note'> & { status: string };

/**
 * Returns the steps of a proposal. The current one is the one that the service marks, else that of the proposal's status,
 * else the last one with a date. Without steps the status is the only one.
 */
export function stepsOf({ status, timeline }: Proposal): Step[] {
  const given = timeline ?? [];
  const steps = given.length > 0 ? given : [{ status: status ?? '', date: null, current: true, note: '' }];
  const places = [
    steps.findIndex(({ current }) => current),
    steps.map((step) => step.status).lastIndexOf(status ?? ''),
    steps.map(({ date }) => !!date).lastIndexOf(true),
  ];
  const at = places.find((place) => place >= 0) ?? -1;
  const phase = phaseOf({ status: steps[at]?.status ?? status });
  return steps.map((step, index) => {
    const isEnded = index === at && (phase === 'reproved' || phase === 'expired');
    const state = index < at ? 'done' : index > at ? 'toCome' : isEnded ? 'cancelled' : 'current';
    return {
      id: `${index}-${step.status}`,
      status: step.status,
      state,
      isDone: state === 'current' && COMPLETED.includes(step.status),
      ...(step.date && { date: step.date }),
      ...(step.note && { note: step.note }),
    };
  });
}

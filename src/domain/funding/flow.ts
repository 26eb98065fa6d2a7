/**
 * The funding flow as a state machine: its steps (spec screens#funding-steps), the events of each step and their targets.
 * The specification names the steps but not their order, which is ours. Independent of services and screens.
 *
 * Each source names its simulation step (src/domain/financing): CDC cdc-simulator, NEXT next-simulator, the PSA plans
 * installment-check. NEXT ends in a form that a seller answers, the others in a proposal; ZFLOW is an external flow at
 * another address.
 */
import { ADAPTERS, type FundingSource, sourceOf } from '../financing/adapter';
import type { FundingFlowStep, FundingState } from '../status/screen-steps';
import type { ProposalOutcome } from './outcome';

/** What has been completed so far; no visitor data. */
export interface FundingProgress {
  source?: FundingSource;
  /** The visitor and the car are known. */
  identified?: boolean;
  /** A simulation is stored by the service. */
  simulated?: boolean;
  /** All data that a bank requires of a person is complete. */
  registered?: boolean;
  /** The service has accepted the NEXT form. */
  requested?: boolean;
  /** The bank's result, once there is a proposal. */
  proposal?: ProposalOutcome;
}

export type FundingEvent =
  | 'choose'
  | 'next'
  | 'back'
  | 'send'
  | 'approved'
  | 'denied'
  | 'pending'
  | 'failed'
  | 'leave'
  | 'other-bank'
  | 'external-failed'
  | 'retry'
  | 'restart';

export interface FundingTransition {
  from: FundingFlowStep;
  on: FundingEvent;
  to: FundingFlowStep;
  /** The sources that it applies to; all if absent. */
  of?: readonly FundingSource[];
}

const simulatedIn = (step: FundingFlowStep) => ADAPTERS.filter((name) => sourceOf(name)?.simulator === step);
const CDC = simulatedIn('cdc-simulator');
const NEXT = simulatedIn('next-simulator');
const PLANS = simulatedIn('installment-check');
/** Sources that receive a proposal. */
const LENDS = [...CDC, ...PLANS];

export const FUNDING_TRANSITIONS: readonly FundingTransition[] = [
  { from: 'flow-selection', on: 'choose', to: 'page-initial-data', of: ADAPTERS },
  { from: 'flow-selection', on: 'external-failed', to: 'external-flow-error', of: ['ZFLOW'] },

  { from: 'page-initial-data', on: 'next', to: 'cdc-simulator', of: CDC },
  { from: 'page-initial-data', on: 'next', to: 'next-simulator', of: NEXT },
  { from: 'page-initial-data', on: 'next', to: 'installment-check', of: PLANS },
  { from: 'page-initial-data', on: 'back', to: 'flow-selection' },

  { from: 'cdc-simulator', on: 'next', to: 'installment-register' },
  { from: 'cdc-simulator', on: 'back', to: 'page-initial-data' },
  { from: 'installment-check', on: 'next', to: 'installment-register' },
  { from: 'installment-check', on: 'back', to: 'page-initial-data' },
  { from: 'next-simulator', on: 'next', to: 'next-lead-form' },
  { from: 'next-simulator', on: 'back', to: 'page-initial-data' },

  { from: 'next-lead-form', on: 'send', to: 'funding-resume' },
  { from: 'next-lead-form', on: 'back', to: 'next-simulator' },

  { from: 'installment-register', on: 'next', to: 'installment-terms-and-conditions' },
  { from: 'installment-register', on: 'back', to: 'cdc-simulator', of: CDC },
  { from: 'installment-register', on: 'back', to: 'installment-check', of: PLANS },

  { from: 'installment-terms-and-conditions', on: 'send', to: 'loading-propose-result' },
  { from: 'installment-terms-and-conditions', on: 'back', to: 'installment-register' },

  { from: 'loading-propose-result', on: 'approved', to: 'installment-approved' },
  { from: 'loading-propose-result', on: 'denied', to: 'installment-denied' },
  { from: 'loading-propose-result', on: 'pending', to: 'funding-resume' },
  { from: 'loading-propose-result', on: 'leave', to: 'funding-resume' },
  // The proposal did not arrive: all input is kept and can be sent again.
  { from: 'loading-propose-result', on: 'failed', to: 'installment-terms-and-conditions' },

  { from: 'installment-approved', on: 'next', to: 'funding-resume' },
  { from: 'installment-denied', on: 'next', to: 'funding-resume' },
  { from: 'installment-denied', on: 'other-bank', to: 'flow-selection' },

  { from: 'funding-resume', on: 'approved', to: 'installment-approved', of: LENDS },
  { from: 'funding-resume', on: 'denied', to: 'installment-denied', of: LENDS },
  { from: 'funding-resume', on: 'restart', to: 'flow-selection' },

  { from: 'external-flow-error', on: 'retry', to: 'flow-selection' },
];

/** The state of each step; the comparator can open over any step of plans (spec screens#funding-steps). */
export const FUNDING_STATE_OF: Readonly<Record<FundingFlowStep, FundingState>> = {
  'flow-selection': 'plans',
  'page-initial-data': 'lead-form',
  'cdc-simulator': 'plans',
  'next-simulator': 'plans',
  'installment-check': 'plans',
  'next-lead-form': 'lead-form',
  'installment-register': 'lead-form',
  'installment-terms-and-conditions': 'terms',
  'loading-propose-result': 'proposal',
  'installment-approved': 'proposal',
  'installment-denied': 'proposal',
  'funding-resume': 'proposal',
  'external-flow-error': 'error',
};

const sent = ({ proposal, requested }: FundingProgress): boolean =>
  proposal !== undefined || requested === true;
const open = (progress: FundingProgress): boolean => !sent(progress);
const isOf =
  (...sources: readonly FundingSource[]) =>
  ({ source }: FundingProgress): boolean =>
    source !== undefined && sources.includes(source);
const all =
  (...rules: readonly ((progress: FundingProgress) => boolean)[]) =>
  (progress: FundingProgress): boolean =>
    rules.every((rule) => rule(progress));
const identified = ({ identified = false }: FundingProgress): boolean => identified;
const simulated = ({ simulated = false }: FundingProgress): boolean => simulated;
const registered = ({ registered = false }: FundingProgress): boolean => registered;
const became =
  (outcome: ProposalOutcome) =>
  ({ proposal }: FundingProgress): boolean =>
    proposal === outcome;

/** The required progress of each step, however the visitor gets there: a click, the browser's back button or a reload. */
const NEEDS: Readonly<Record<FundingFlowStep, (progress: FundingProgress) => boolean>> = {
  'flow-selection': open,
  'page-initial-data': all(open, isOf(...ADAPTERS)),
  'cdc-simulator': all(open, isOf(...CDC), identified),
  'next-simulator': all(open, isOf(...NEXT), identified),
  'installment-check': all(open, isOf(...PLANS), identified),
  'next-lead-form': all(open, isOf(...NEXT), identified, simulated),
  'installment-register': all(open, isOf(...LENDS), identified, simulated),
  'installment-terms-and-conditions': all(open, isOf(...LENDS), identified, simulated, registered),
  'loading-propose-result': all(isOf(...LENDS), simulated, registered),
  'installment-approved': became('approved'),
  'installment-denied': became('denied'),
  'funding-resume': sent,
  'external-flow-error': all(open, isOf('ZFLOW')),
};

/** Whether a source ends in a form that a seller answers instead of a proposal. */
export const isRequest = (source: FundingSource | undefined): boolean => isOf(...NEXT)({ source });

export const mayEnter = (step: FundingFlowStep, progress: FundingProgress): boolean => NEEDS[step](progress);

/** Events that restart the flow. They reset the progress, but not a proposal that was sent. */
const ANEW: readonly FundingEvent[] = ['other-bank', 'restart', 'retry'];

/** Returns the progress after a restart: only the visitor's identification and registration. */
export const restartedProgress = ({ identified, registered }: FundingProgress): FundingProgress => ({
  ...(identified && { identified }),
  ...(registered && { registered }),
});

export const restartsFlow = (event: FundingEvent): boolean => ANEW.includes(event);

/** Returns the target of an event; null if the step has no such event or the target's requirements are not met. */
export function nextStep(
  step: FundingFlowStep,
  event: FundingEvent,
  progress: FundingProgress,
): FundingFlowStep | null {
  const { source } = progress;
  const found = FUNDING_TRANSITIONS.find(
    ({ from, on, of }) =>
      from === step && on === event && (!of || (source !== undefined && of.includes(source))),
  );
  if (!found) return null;
  return mayEnter(found.to, restartsFlow(event) ? restartedProgress(progress) : progress) ? found.to : null;
}

/** Steps by progress, the furthest first. */
const FURTHEST: readonly FundingFlowStep[] = [
  'installment-approved',
  'installment-denied',
  'funding-resume',
  'installment-terms-and-conditions',
  'installment-register',
  'next-lead-form',
  'cdc-simulator',
  'next-simulator',
  'installment-check',
  'page-initial-data',
];

/** Returns the step to show for a request by the browser's history or a reload: the wanted step if allowed, else the furthest one. */
export function reachableStep(wanted: FundingFlowStep, progress: FundingProgress): FundingFlowStep {
  // Going back to this step must not send the proposal again.
  const may = wanted !== 'loading-propose-result' && mayEnter(wanted, progress);
  if (may) return wanted;
  return FURTHEST.find((step) => mayEnter(step, progress)) ?? 'flow-selection';
}

/**
 * The funding flow as a state machine: every step there is (spec screens#funding-steps), what may happen in it, and where that leads.
 * The documents name the steps and leave their order open; the order is ours. Nothing here knows a service or a screen.
 *
 * Each source says where it simulates (src/domain/financing): CDC in cdc-simulator, NEXT in next-simulator, the plans of
 * PSA in installment-check. NEXT ends in a form that a seller answers, the others in a proposal; ZFLOW is a flow of its
 * own, at another address.
 */
import { ADAPTERS, type FundingSource, sourceOf } from '../financing/adapter';
import type { FundingFlowStep, FundingState } from '../standalone/screen-steps';
import type { ProposalOutcome } from './outcome';

/** What has been done so far; nothing of the visitor. */
export interface FundingProgress {
  source?: FundingSource;
  /** Who the visitor is, and which car it is about. */
  identified?: boolean;
  /** A simulation that the service keeps. */
  simulated?: boolean;
  /** Everything a bank asks of a person. */
  registered?: boolean;
  /** The form of NEXT has arrived. */
  asked?: boolean;
  /** What the bank makes of the proposal, once there is one. */
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
  /** The sources it is for; all of them where none is named. */
  of?: readonly FundingSource[];
}

const simulatedIn = (step: FundingFlowStep) => ADAPTERS.filter((name) => sourceOf(name)?.simulator === step);
const CDC = simulatedIn('cdc-simulator');
const NEXT = simulatedIn('next-simulator');
const PLANS = simulatedIn('installment-check');
/** Those that a proposal is sent to. */
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
  // The proposal never arrived: everything typed is there, and it may be sent again.
  { from: 'loading-propose-result', on: 'failed', to: 'installment-terms-and-conditions' },

  { from: 'installment-approved', on: 'next', to: 'funding-resume' },
  { from: 'installment-denied', on: 'next', to: 'funding-resume' },
  { from: 'installment-denied', on: 'other-bank', to: 'flow-selection' },

  { from: 'funding-resume', on: 'approved', to: 'installment-approved', of: LENDS },
  { from: 'funding-resume', on: 'denied', to: 'installment-denied', of: LENDS },
  { from: 'funding-resume', on: 'restart', to: 'flow-selection' },

  { from: 'external-flow-error', on: 'retry', to: 'flow-selection' },
];

/** The state each step is of; the comparator opens over any of plans (spec screens#funding-steps). */
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

const sent = ({ proposal, asked }: FundingProgress): boolean => proposal !== undefined || asked === true;
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

/** What must have been done for a step to be seen, however one gets there: a click, the browser's back, a reload. */
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

/** Whether a source's simulation ends in a form that a seller answers, and not in a proposal. */
export const isRequest = (source: FundingSource | undefined): boolean => isOf(...NEXT)({ source });

export const mayEnter = (step: FundingFlowStep, progress: FundingProgress): boolean => NEEDS[step](progress);

/** Events that begin anew, and what is forgotten by them: a proposal that was sent stays sent. */
const ANEW: readonly FundingEvent[] = ['other-bank', 'restart', 'retry'];

/** What is left of what was done where somebody begins anew: who they are. */
export const anew = ({ identified, registered }: FundingProgress): FundingProgress => ({
  ...(identified && { identified }),
  ...(registered && { registered }),
});

export const beginsAnew = (event: FundingEvent): boolean => ANEW.includes(event);

/** Where an event leads; null where it may not happen in this step, or what the next step needs is not there. */
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
  return mayEnter(found.to, beginsAnew(event) ? anew(progress) : progress) ? found.to : null;
}

/** The furthest a visitor can be, most of it done first. */
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

/** Where somebody is who asks for a step by the browser's back or a reload: there if they may, else as far as they are. */
export function landing(wanted: FundingFlowStep, progress: FundingProgress): FundingFlowStep {
  // What was sent is not being sent again by going back to it.
  const may = wanted !== 'loading-propose-result' && mayEnter(wanted, progress);
  if (may) return wanted;
  return FURTHEST.find((step) => mayEnter(step, progress)) ?? 'flow-selection';
}

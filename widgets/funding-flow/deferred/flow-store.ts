/**
 * What a visitor has done in the flow, and where they are in it. It lives as long as the page: a widget that is taken
 * away and comes back goes on. Personal data is here and nowhere else; what outlives the page is in flow-storage.ts.
 */

import { atom, type ReadableAtom } from 'nanostores';
import { adapterOf, type FundingSource } from '../../../src/domain/financing/adapter';
import {
  type FundingEvent,
  type FundingProgress,
  isRequest,
  mayEnter,
  nextStep,
  reachableStep,
  restartedProgress,
  restartsFlow,
} from '../../../src/domain/funding/flow';
import { proposalOutcome } from '../../../src/domain/funding/outcome';
import type { PlanTerms } from '../../../src/domain/funding/plan';
import type { Refusal } from '../../../src/domain/refusal';
import type { FundingFlowStep } from '../../../src/domain/standalone/screen-steps';
import type { Contact } from '../../../src/features/contact/contact';
import { pageSingleton } from '../../../src/page/core/page-singleton';
import type { Proposal } from '../../../src/services/entities/proposal';
import type { Simulation } from '../../../src/services/entities/simulation';
import type { RegisterValues } from './applicant/applicant';
import { storedFlow } from './flow-storage';

/** Why a proposal did not arrive: it was refused, or the service is not steady. */
export type SendProblem = 'failed' | 'unstable';

export interface FlowState {
  step: FundingFlowStep;
  /** How the browser's history follows: a new entry, the present one, or it went ahead itself. */
  entry: 'push' | 'replace' | 'none';
  progress: FundingProgress;
  /** What the sliders begin with. */
  terms: Partial<PlanTerms> | null;
  /** The simulation the service keeps, and the car it was made for. */
  simulation: Simulation | null;
  proposal: Proposal | null;
  /** Known from an earlier page of this visit; the rest is loaded. */
  proposalId: string;
  simulationId: string;
  coupon: string | null;
  /** What the visitor agreed to, of this plan. */
  agreed: { terms?: boolean; bureau?: boolean };
  contact: Partial<Contact>;
  register: Partial<RegisterValues>;
  /** What the service refused of the proposal. */
  refused: Refusal | undefined;
  problem: SendProblem | null;
  /** The bank's decision was published. */
  told: boolean;
  /** A proposal is on its way: there is no second. */
  sending: boolean;
}

const beginning = (): FlowState => ({
  step: 'flow-selection',
  entry: 'none',
  progress: {},
  terms: null,
  simulation: null,
  proposal: null,
  proposalId: '',
  simulationId: '',
  coupon: null,
  agreed: {},
  contact: {},
  register: {},
  refused: undefined,
  problem: null,
  told: false,
  sending: false,
});

/** The page's one flow. */
const flow = pageSingleton('$flow', () => atom<FlowState>(beginning()));
export const $flow: ReadableAtom<FlowState> = flow;

/** Merges changes. Only what flow-storage.ts declares outlives the page. */
function set(changes: Partial<FlowState>): void {
  const next = { ...$flow.get(), ...changes };
  flow.set(next);
  // What is typed is not kept.
  if (!['progress', 'terms', 'proposalId', 'told'].some((name) => name in changes)) return;
  const { progress, terms, simulationId, proposalId, told } = next;
  const { source } = progress;
  if (!source) {
    storedFlow.clear();
    return;
  }
  storedFlow.save({
    source,
    proposalId,
    simulationId,
    ...(told && { told }),
    ...(terms && {
      entrancePercent: terms.entrancePercent,
      numberOfInstallments: terms.numberOfInstallments,
      finalInstallmentPercentage: terms.finalInstallmentPercentage,
      planId: terms.planId,
    }),
  });
}

/** Merges changes without leaving the step. */
export const updateFlow = (changes: Partial<Omit<FlowState, 'step' | 'entry' | 'progress'>>): void =>
  set(changes);

/** What is sent is not sent again by the browser's back: the step that waits leaves no entry of its own. */
const WAITS: FundingFlowStep = 'loading-propose-result';

/**
 * Follows an event to the next step. Returns false where the event is not allowed in this step.
 * @param done what the event has completed
 */
export function transition(event: FundingEvent, done: Partial<FundingProgress> = {}): boolean {
  const { step, progress } = $flow.get();
  const now = { ...progress, ...done };
  const next = nextStep(step, event, now);
  if (!next) return false;
  const entry = step === WAITS || next === WAITS ? 'replace' : 'push';
  const forgotten = restartsFlow(event) && {
    simulation: null,
    proposal: null,
    proposalId: '',
    simulationId: '',
    coupon: null,
    agreed: {},
    terms: null,
    problem: null,
    told: false,
    refused: undefined,
  };
  set({ ...forgotten, progress: forgotten ? restartedProgress(now) : now, step: next, entry });
  return true;
}

/** Goes to a step, or to the furthest one that may be entered. */
export function goToStep(wanted: FundingFlowStep, entry: FlowState['entry'] = 'replace'): void {
  const { progress, step } = $flow.get();
  // A proposal under way may be waited for, not begun.
  const stays = step === WAITS && wanted === WAITS && mayEnter(WAITS, progress);
  set({ step: stays ? WAITS : reachableStep(wanted, progress), entry });
}

/** A plan's terms alone: it may come with its figures. */
export const termsOf = (plan: PlanTerms): PlanTerms => {
  const { source, entrancePercent, numberOfInstallments, finalInstallmentPercentage, planId } = plan;
  return {
    source,
    entrancePercent,
    numberOfInstallments,
    ...(finalInstallmentPercentage !== undefined && { finalInstallmentPercentage }),
    ...(planId && { planId }),
  };
};

/** Starts with a plan from the calculator or a link; does nothing once a proposal or a request was sent. */
export function startPlan(terms: PlanTerms, entry: 'push' | 'replace'): void {
  const { progress } = $flow.get();
  if (progress.proposal || progress.requested) return;
  set({
    progress: { ...restartedProgress(progress), source: terms.source },
    terms: termsOf(terms),
    simulation: null,
    simulationId: '',
    coupon: null,
  });
  goToStep(adapterOf(terms.source).simulator, entry);
}

/** Stores the bank's answer to the proposal, or the service's to the request. source: who it was sent to. */
export function applyProposal(proposal: Proposal, source = $flow.get().progress.source): void {
  const { progress } = $flow.get();
  const sent = isRequest(source) ? { requested: true } : { proposal: proposalOutcome(proposal.status) };
  set({ proposal, proposalId: proposal.id, progress: { ...progress, ...(source && { source }), ...sent } });
}

/** A proposal was received, whatever the bank decides. A visitor who left the step meanwhile goes to its status. */
export function proposalArrived(proposal: Proposal, source: FundingSource): void {
  const { progress, step } = $flow.get();
  set({ proposal, proposalId: proposal.id, progress: { ...progress, source, proposal: 'progress' } });
  if (step !== WAITS) goToStep('funding-resume');
}

/** Drops the simulation: it was made for another car. */
export function dropSimulation(): void {
  const { progress, step, simulation } = $flow.get();
  if (!simulation || progress.proposal || progress.requested || step === WAITS) return;
  const { simulated: _, ...rest } = progress;
  set({ simulation: null, simulationId: '', progress: rest });
  if (!mayEnter(step, rest)) goToStep(step);
}

let restored = false;

/**
 * Restores the flow from storage. Once per page view; afterwards the store has it.
 * @param wanted the step that the address names; null where it names none, and the furthest is meant
 */
export function restore(wanted: FundingFlowStep | null): void {
  if (restored) return;
  restored = true;
  const before = storedFlow.load();
  if (before) {
    const { source, proposalId, simulationId, told = false, ...terms } = before;
    const sent = proposalId
      ? isRequest(source)
        ? { requested: true }
        : { proposal: 'progress' as const }
      : undefined;
    set({
      progress: { source, ...sent },
      proposalId,
      simulationId,
      told,
      terms: source === 'ZFLOW' ? null : { source, ...terms },
    });
  }
  // Nobody lands on the step that waits: as far as the visitor may.
  if (wanted || before) goToStep(wanted ?? WAITS, 'none');
}

/** Resets the flow and its storage. */
export function forgetFlow(): void {
  restored = false;
  storedFlow.clear();
  flow.set(beginning());
}

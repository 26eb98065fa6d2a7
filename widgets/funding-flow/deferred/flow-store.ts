/**
 * State and actions of the funding flow. It is as long-lived as the page: a widget that is removed and added again
 * resumes. Personal data is in this store only; flow-storage.ts declares what is stored across pages.
 */

import { atom, type ReadableAtom } from 'nanostores';
import { adapterOf, type FundingSource, knownSource } from '#domain/financing/adapter';
import {
  type FundingEvent,
  type FundingProgress,
  isRequest,
  mayEnter,
  nextStep,
  reachableStep,
  restartedProgress,
  restartsFlow,
} from '#domain/funding/flow';
import { proposalOutcome } from '#domain/funding/outcome';
import type { PlanTerms } from '#domain/funding/plan';
import type { FundingFlowStep } from '#domain/status/screen-steps';
import type { FundingPlan } from '#features/funding/funding-plan';
import { planOfSaved } from '#features/funding/saved-plan';
import { pageSingleton } from '#page/core/page-singleton';
import type { Proposal } from '#services/entities/proposal';
import type { Simulation } from '#services/entities/simulation';
import { type FlowState, initialState, NO_COUPON, termsOf } from './flow-state';
import { storedFlow } from './flow-storage';

const flow = pageSingleton('$flow', () => atom<FlowState>(initialState()));
export const $flow: ReadableAtom<FlowState> = flow;

/** Merges changes, and stores those that flow-storage.ts declares. */
function set(changes: Partial<FlowState>): void {
  const next = { ...$flow.get(), ...changes };
  flow.set(next);
  // Typed values are not stored.
  if (
    !['progress', 'terms', 'simulationId', 'proposalId', 'decisionPublished'].some((name) => name in changes)
  )
    return;
  const { progress, terms, simulationId, proposalId, decisionPublished } = next;
  const { source } = progress;
  // A proposal that was opened again may not name its bank.
  if (!source && !proposalId) {
    storedFlow.clear();
    return;
  }
  storedFlow.save({
    ...(source && { source }),
    proposalId,
    simulationId,
    ...(decisionPublished && { decisionPublished }),
    ...(terms && {
      entrancePercent: terms.entrancePercent,
      numberOfInstallments: terms.numberOfInstallments,
      finalInstallmentPercentage: terms.finalInstallmentPercentage,
      planId: terms.planId,
      planType: terms.planType,
      offerId: terms.offerId,
    }),
  });
}

/** Merges changes without leaving the step. */
export const updateFlow = (changes: Partial<Omit<FlowState, 'step' | 'entry' | 'progress'>>): void =>
  set(changes);

/** Leaves no history entry, so that the browser's back button does not send the proposal again. */
const WAITING_STEP: FundingFlowStep = 'loading-propose-result';

/**
 * Follows an event to the next step. Returns false if the event is not allowed in the current step.
 * @param done the progress that the event completes
 */
export function transition(event: FundingEvent, done: Partial<FundingProgress> = {}): boolean {
  const { step, progress } = $flow.get();
  const now = { ...progress, ...done };
  const next = nextStep(step, event, now);
  if (!next) return false;
  const entry = step === WAITING_STEP || next === WAITING_STEP ? 'replace' : 'push';
  const forgotten = restartsFlow(event) && {
    simulation: null,
    proposal: null,
    proposalId: '',
    simulationId: '',
    saved: null,
    ...NO_COUPON,
    agreed: {},
    leadReceived: '',
    terms: null,
    carried: null,
    wasCarried: false,
    part: 'you' as const,
    problem: null,
    decisionPublished: false,
    refused: undefined,
  };
  set({ ...forgotten, progress: forgotten ? restartedProgress(now) : now, step: next, entry });
  return true;
}

/** Goes to a step, or to the furthest one that may be entered. */
export function goToStep(target: FundingFlowStep, entry: FlowState['entry'] = 'replace'): void {
  const { progress, step } = $flow.get();
  // The page of a proposal being sent may be shown, but going to it sends none.
  const stays = step === WAITING_STEP && target === WAITING_STEP && mayEnter(WAITING_STEP, progress);
  set({ step: stays ? WAITING_STEP : reachableStep(target, progress), entry });
}

/** Goes on from a simulation that the visitor has accepted; to the review, if the applicant data are complete. */
export function passSimulation(): void {
  transition('next', { simulated: true });
  if ($flow.get().progress.registered) transition('next');
}

/**
 * Starts with a plan; does nothing after a proposal or request was sent.
 * @param isFinal whether the visitor has decided on it, in the calculator: it is not simulated again
 */
export function startPlan(terms: PlanTerms | FundingPlan, entry: 'push' | 'replace', isFinal = false): void {
  const { progress } = $flow.get();
  if (progress.proposal || progress.requested) return;
  set({
    progress: { ...restartedProgress(progress), source: terms.source },
    terms: termsOf(terms),
    carried: isFinal ? terms : null,
    wasCarried: false,
    part: 'you',
    simulation: null,
    simulationId: '',
    saved: null,
    ...NO_COUPON,
  });
  // A final plan is shown beside the contact data, which a known visitor only confirms.
  goToStep(isFinal ? 'page-initial-data' : adapterOf(terms.source).simulator, entry);
}

/**
 * Stores the bank's answer to the proposal, or the service's to the request.
 * @param source the recipient
 */
export function applyProposal(proposal: Proposal, source = $flow.get().progress.source): void {
  const { progress } = $flow.get();
  const sent = isRequest(source) ? { requested: true } : { proposal: proposalOutcome(proposal.status) };
  set({ proposal, proposalId: proposal.id, progress: { ...progress, ...(source && { source }), ...sent } });
}

/**
 * Applies a received proposal, whatever the decision. A visitor who has left the step goes to its status.
 * @param source its bank; undefined for an earlier proposal whose simulation tells it
 */
export function receiveProposal(proposal: Proposal, source: FundingSource | undefined): void {
  const { progress, step, simulation } = $flow.get();
  const { simulationId } = proposal;
  const isOther = simulationId && simulation && simulation.id !== simulationId;
  set({
    proposal,
    proposalId: proposal.id,
    progress: { ...progress, source, proposal: 'progress' },
    // Of another plan than that of the proposal.
    ...(isOther && { ...NO_COUPON, simulation: null, simulationId }),
  });
  if (step !== WAITING_STEP) goToStep('funding-resume');
}

/**
 * Applies the simulation that was saved before, by its id (FIN-02): that of the sent proposal, whose bank it names, or
 * the plan that the visitor of a reloaded page goes on with.
 */
export function applySaved(saved: Simulation): void {
  const { progress, simulation, carried, terms } = $flow.get();
  if (simulation) return;
  if (progress.proposal || progress.requested) {
    const source = progress.source ?? knownSource(saved);
    set({ simulation: saved, simulationId: saved.id, progress: { ...progress, source } });
    return;
  }
  const plan = planOfSaved(saved);
  // A coupon is asked for again, with the plan as it is without it.
  if (carried || !plan || plan.source !== progress.source || saved.couponName) return;
  set({ carried: { ...termsOf({ ...terms, ...plan }), ...plan }, saved });
}

/** Drops the simulation, which was made for another car. */
export function dropSimulation(): void {
  const { progress, step, simulation } = $flow.get();
  if (!simulation || progress.proposal || progress.requested || step === WAITING_STEP) return;
  const { simulated: _, ...rest } = progress;
  set({ simulation: null, simulationId: '', wasCarried: false, progress: rest });
  if (!mayEnter(step, rest)) goToStep(step);
}

let restored = false;

/**
 * Restores the flow from storage; only the first call per page view does, and returns true.
 * @param target the step in the URL; null if there is none, for the furthest step
 */
export function restore(target: FundingFlowStep | null): boolean {
  if (restored) return false;
  restored = true;
  const before = storedFlow.load();
  if (before) {
    const { source, proposalId, simulationId, decisionPublished = false, ...terms } = before;
    const sent = proposalId
      ? isRequest(source)
        ? { requested: true }
        : { proposal: 'progress' as const }
      : undefined;
    set({
      progress: { ...(source && { source }), ...sent },
      proposalId,
      simulationId,
      decisionPublished,
      terms: !source || source === 'ZFLOW' ? null : { source, ...terms },
    });
  }
  // A restored flow never starts at the waiting step, but at the furthest one that may be entered.
  if (target || before) goToStep(target ?? WAITING_STEP, 'none');
  return true;
}

/** Resets the flow and its storage. */
export function resetFlow(): void {
  restored = false;
  storedFlow.clear();
  flow.set(initialState());
}

/**
 * What a visitor has done in the flow, and where they are in it. It lives as long as the page: a widget that is taken
 * away and comes back goes on. Personal data is here and nowhere else; what outlives the page is keep.ts.
 */

import { atom, type ReadableAtom } from 'nanostores';
import { adapterOf, type FundingSource } from '../../../src/domain/financing/adapter';
import {
  anew,
  beginsAnew,
  type FundingEvent,
  type FundingProgress,
  isRequest,
  landing,
  mayEnter,
  nextStep,
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
  /** Known from an earlier page of this visit; the rest is asked for. */
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
  /** The page was told what the bank decided. */
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

/** Takes what was typed or answered. Nothing of it outlives the page but what keep.ts says. */
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

/** The same for the steps; where the visitor is stays. */
export const patch = (changes: Partial<Omit<FlowState, 'step' | 'entry' | 'progress'>>): void => set(changes);

/** What is sent is not sent again by the browser's back: the step that waits leaves no entry of its own. */
const WAITS: FundingFlowStep = 'loading-propose-result';

/**
 * Goes where an event leads. False where it may not happen here.
 * @param done what has been done by it
 */
export function go(event: FundingEvent, done: Partial<FundingProgress> = {}): boolean {
  const { step, progress } = $flow.get();
  const now = { ...progress, ...done };
  const next = nextStep(step, event, now);
  if (!next) return false;
  const entry = step === WAITS || next === WAITS ? 'replace' : 'push';
  const forgotten = beginsAnew(event) && {
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
  set({ ...forgotten, progress: forgotten ? anew(now) : now, step: next, entry });
  return true;
}

/** Goes to a step that the browser asks for, or as far as the visitor may. */
export function land(wanted: FundingFlowStep, entry: FlowState['entry'] = 'replace'): void {
  const { progress, step } = $flow.get();
  // A proposal under way may be waited for, not begun.
  const stays = step === WAITS && wanted === WAITS && mayEnter(WAITS, progress);
  set({ step: stays ? WAITS : landing(wanted, progress), entry });
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

/** Begins with a plan from elsewhere: the calculator, a link. What was sent stays sent. */
export function begin(terms: PlanTerms, entry: 'push' | 'replace'): void {
  const { progress } = $flow.get();
  if (progress.proposal || progress.asked) return;
  set({
    progress: { ...anew(progress), source: terms.source },
    terms: termsOf(terms),
    simulation: null,
    simulationId: '',
    coupon: null,
  });
  land(adapterOf(terms.source).simulator, entry);
}

/** What the bank says of the proposal, or the service of the request. source: who it was sent to. */
export function hearOf(proposal: Proposal, source = $flow.get().progress.source): void {
  const { progress } = $flow.get();
  const sent = isRequest(source) ? { asked: true } : { proposal: proposalOutcome(proposal.status) };
  set({ proposal, proposalId: proposal.id, progress: { ...progress, ...(source && { source }), ...sent } });
}

/** A proposal has arrived, whatever the bank makes of it: whoever went elsewhere meanwhile is brought to it. */
export function arrived(proposal: Proposal, source: FundingSource): void {
  const { progress, step } = $flow.get();
  set({ proposal, proposalId: proposal.id, progress: { ...progress, source, proposal: 'progress' } });
  if (step !== WAITS) land('funding-resume');
}

/** The car is another one: what was simulated is not about it. */
export function dropSimulation(): void {
  const { progress, step, simulation } = $flow.get();
  if (!simulation || progress.proposal || progress.asked || step === WAITS) return;
  const { simulated: _, ...rest } = progress;
  set({ simulation: null, simulationId: '', progress: rest });
  if (!mayEnter(step, rest)) land(step);
}

let restored = false;

/**
 * Goes on where the visit was. Once a page: later it is all here.
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
        ? { asked: true }
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
  if (wanted || before) land(wanted ?? WAITS, 'none');
}

/** As on a page just opened: for whoever has to begin a visit anew. */
export function forgetFlow(): void {
  restored = false;
  storedFlow.clear();
  flow.set(beginning());
}

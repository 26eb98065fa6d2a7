/** The state of the funding flow, and what it is at the start. */
import type { FundingProgress } from '#domain/funding/flow';
import type { PlanTerms } from '#domain/funding/plan';
import type { FundingFlowStep } from '#domain/status/screen-steps';
import type { Refusal } from '#domain/validation/refusal';
import type { RegisterValues } from '#features/applicant/applicant';
import type { BaseData, ExtraField } from '#features/applicant/bank-form';
import type { RegisterPart } from '#features/applicant/parts';
import type { Contact } from '#features/contact/contact';
import type { FundingPlan } from '#features/funding/funding-plan';
import type { Proposal } from '#services/entities/proposal';
import type { Simulation } from '#services/entities/simulation';

/** Why sending failed: the proposal was refused, the service is unavailable, or the session has ended. */
export type SendProblem = 'failed' | 'unstable' | 'session';

export interface FlowState {
  step: FundingFlowStep;
  /**
   * The entry in the browser's history: a new one, the replaced current one, or none as the browser navigated itself.
   */
  entry: 'push' | 'replace' | 'none';
  progress: FundingProgress;
  /** Initial terms of the sliders. */
  terms: Partial<PlanTerms> | null;
  /** A plan from the calculator or from a link, which is not simulated again. */
  carried: PlanTerms | FundingPlan | null;
  /** Whether the simulation is such a plan, as it was. */
  wasCarried: boolean;
  /** The part of the applicant data that is shown. */
  part: RegisterPart;
  /** The simulation of a reloaded page, which the carried plan is that of. */
  saved: Simulation | null;
  /** The simulation saved by the service, and its car. */
  simulation: Simulation | null;
  proposal: Proposal | null;
  /** Known from an earlier page of this visit; the proposal itself is loaded. */
  proposalId: string;
  simulationId: string;
  /** The coupon that the simulation includes. */
  coupon: string | null;
  /** The simulation without it, to which the visitor can go back. */
  withoutCoupon: Simulation | null;
  /** Why the service refused the coupon with the proposal. */
  couponRefusal: string;
  /** The visitor's consent to the current plan. */
  agreed: { terms?: boolean; bureau?: boolean };
  contact: Partial<Contact>;
  register: Partial<RegisterValues>;
  /** What the bank of the simulation asks for besides the common data, and its lists; null until they have loaded. */
  bank: { simulationId: string; data: BaseData | null; asked: readonly ExtraField[] } | null;
  /** The NEXT lead that was received, as JSON: a retry of the request does not repeat it. Empty if none. */
  leadReceived: string;
  /** The service's errors of the proposal. */
  refused: Refusal | undefined;
  problem: SendProblem | null;
  /** Whether the bank's decision was published. */
  decisionPublished: boolean;
  /** Whether a proposal is being sent: no second one is sent meanwhile. */
  sending: boolean;
}

export const initialState = (): FlowState => ({
  step: 'flow-selection',
  entry: 'none',
  progress: {},
  terms: null,
  carried: null,
  wasCarried: false,
  part: 'you',
  saved: null,
  simulation: null,
  proposal: null,
  proposalId: '',
  simulationId: '',
  coupon: null,
  withoutCoupon: null,
  couponRefusal: '',
  agreed: {},
  contact: {},
  register: {},
  bank: null,
  leadReceived: '',
  refused: undefined,
  problem: null,
  decisionPublished: false,
  sending: false,
});

/** What is forgotten with the simulation that a coupon is part of. */
export const NO_COUPON = { coupon: null, withoutCoupon: null, couponRefusal: '' } as const;

/** Returns the terms of a plan without its figures. */
export const termsOf = (plan: PlanTerms): PlanTerms => {
  const { source, entrancePercent, numberOfInstallments, finalInstallmentPercentage } = plan;
  const { planId, planType, offerId } = plan;
  return {
    source,
    entrancePercent,
    numberOfInstallments,
    ...(finalInstallmentPercentage !== undefined && { finalInstallmentPercentage }),
    ...(planId && { planId }),
    ...(planType && { planType }),
    ...(offerId && { offerId }),
  };
};

/** Returns the changes of a simulation that the visitor continues with: what was agreed to another one does not apply. */
export const acceptedSimulation = (simulation: Simulation, wasCarried = false) => ({
  simulation,
  simulationId: simulation.id,
  carried: null,
  wasCarried,
  saved: null,
  bank: null,
  ...NO_COUPON,
  agreed: {},
  problem: null,
});

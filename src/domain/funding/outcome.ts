import type { FinancingProposalStatus, SecondBankStatus } from '../orders/order-statuses';
import { PROPOSAL_EVENTS } from './plan-types';

/** What a proposal's status means for the visitor: progress is under review, pending requires an action or takes long. */
export type ProposalOutcome = 'progress' | 'approved' | 'denied' | 'pending';

type Status = FinancingProposalStatus | SecondBankStatus;

const OUTCOMES: Readonly<Record<Status, ProposalOutcome>> = {
  PROPOSAL_SENT: 'progress',
  PROGRESS_PROPOSAL: 'progress',
  REANALYSIS_PROPOSAL: 'progress',
  PENDING_PROPOSAL: 'pending',
  APPROVED_PROPOSAL: 'approved',
  RELEASED_PROPOSAL: 'approved',
  INTEGRATED_PROPOSAL: 'approved',
  // Another bank is reviewing it.
  DIRECTED_PROPOSAL: 'pending',
  DENIED_PROPOSAL: 'denied',
  APPROVED_FRAUD: 'pending',
  FORMALIZATION: 'approved',
  DOCUMENT_ANALYSIS: 'pending',
  PENDING_DOCUMENT: 'pending',
  PAYMENT_AVAILABLE: 'approved',
  PENDING_REGISTER_INFO: 'pending',
  PENDING_CONTRACT_SIGN: 'approved',
  PAYED_PROPOSAL: 'approved',
  PENDING_CONTRACT_DISCHARGE: 'approved',
  PENDING_TAX_DISCHARGE: 'approved',
  WARRANTY_ANALYSIS: 'pending',
  PAYMENT_ON_RELEASE: 'approved',
  PAYMENT_ERROR: 'pending',
  PAYMENT_DONE: 'approved',
  WAITING_INTEGRATION: 'approved',
  PROPOSAL_FORMALIZATION: 'approved',
};

/** Whether a status says how far a proposal is. */
export const isProposalStatus = (status: string): status is Status => Object.hasOwn(OUTCOMES, status);

/** Returns the outcome of a status; an unknown one counts as pending. */
export const proposalOutcome = (status: string): ProposalOutcome =>
  isProposalStatus(status) ? OUTCOMES[status] : 'pending';

const REQUESTS: readonly string[] = PROPOSAL_EVENTS.filter((event) => event !== 'PROPOSAL_SENT');
/** Whether it is a proposal to a bank: requests for a test drive or a quotation are none (spec financing#proposal). */
export const isProposal = ({ event }: { event?: string | null | undefined }): boolean =>
  !event || !REQUESTS.includes(event);

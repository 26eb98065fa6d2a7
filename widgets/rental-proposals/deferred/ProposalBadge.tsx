import { Badge } from '#ui/parts/Badge';
import type { Proposal } from './proposal-calls';
import { phaseOf } from './proposal-phase';

const TONES = { underway: 'info', delivered: 'success', reproved: 'danger', expired: 'neutral' } as const;

/** The status of a proposal in words. */
export const ProposalBadge = ({
  proposal,
  nameOf,
}: {
  proposal: Proposal;
  nameOf(status: string): string;
}) => <Badge tone={TONES[phaseOf(proposal)]}>{nameOf(proposal.status ?? '')}</Badge>;

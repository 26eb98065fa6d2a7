export type Phase = 'underway' | 'delivered' | 'reproved' | 'expired';

/** Returns the phase of a proposal's status; an unknown one is under way. */
export function phaseOf({ status }: { status?: string | null | undefined }): Phase {
  if (status === 'FINANCIAL_ANALYSIS_REPROVED') return 'reproved';
  if (status === 'EXPIRED_PROPOSAL') return 'expired';
  return status === 'DELIVERED' ? 'delivered' : 'underway';
}

import { useMemo } from 'react';
import { DocumentList } from './DocumentList';
import { proposalSource } from './proposal-source';

interface DocumentsProps {
  proposalId: string;
  /** Whether the proposal is with PSA, which has its own address for documents (FIN-09). */
  psa: boolean;
  /** Called when the last missing document was received. */
  onDone?(): void;
}

/** The documents of a proposal: required and missing ones, and their uploads (spec reservations#documents). */
export function Documents({ proposalId, psa, onDone }: DocumentsProps) {
  const source = useMemo(() => proposalSource(proposalId, psa), [proposalId, psa]);
  return <DocumentList source={source} level={4} {...(onDone && { onDone })} />;
}

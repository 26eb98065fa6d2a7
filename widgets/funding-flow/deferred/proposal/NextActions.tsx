import { useEffect, useState } from 'react';
import { noAdapterFor } from '#domain/errors/developer';
import { knownSource, sourceOf } from '#domain/financing/adapter';
import { reportProblem } from '#page/settings/report-problem';
import type { Proposal } from '#services/entities/proposal';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { DeferredPart } from '#ui/DeferredPart';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { useFlowPage } from '../shell/flow-context';
import { DealerChoice } from '../steps/DealerChoice';
import { texts } from './messages';
import { Requests } from './Requests';

const deferredDocuments = deferred(() => import('#features/documents/Documents'));

/**
 * The required documents of a proposal, if any are missing when the step opens; they stay while being sent. The upload
 * form is deferred.
 */
export function ProposalDocuments({ proposal, onDone }: { proposal: Proposal; onDone(): void }) {
  const { state, saved } = useFlowPage();
  const messages = useMessages(texts);
  const [isRequired] = useState((proposal.missing?.length ?? 0) > 0);
  const loading = useDeferred(deferredDocuments, isRequired);
  const bank = sourceOf(knownSource(proposal) ?? state.progress.source);
  const unknown = state.simulation && !bank ? state.simulation.source : '';
  useEffect(() => {
    if (unknown) reportProblem(`financing ${unknown}`, noAdapterFor(unknown));
  }, [unknown]);
  if (!isRequired) return null;
  // Each bank receives its documents by its own call: none is sent to the other.
  const part = bank ? (
    <DeferredPart of={loading} label={messages.loading}>
      {({ Documents }) => <Documents proposalId={proposal.id} psa={bank.psa === true} onDone={onDone} />}
    </DeferredPart>
  ) : saved.failed || unknown ? (
    <Failed onRetry={saved.retry} />
  ) : (
    <Loading label={messages.loading} />
  );
  return <section aria-label={messages.documents}>{part}</section>;
}

/** Further actions in the meantime: choose a dealer, request a test drive or a quotation. */
export function FurtherActions({ kinds }: { kinds: Parameters<typeof Requests>[0]['kinds'] }) {
  const messages = useMessages(texts);
  return (
    <section aria-labelledby="meanwhile-title">
      <h4 id="meanwhile-title">{messages.requests}</h4>
      <DealerChoice />
      <Requests kinds={kinds} />
    </section>
  );
}

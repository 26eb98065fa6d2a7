import { proposalOutcome } from '#domain/funding/outcome';
import { fillMessage, useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { transition } from '../flow-store';
import { useFlowPage } from '../shell/flow-context';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import { FurtherActions, ProposalDocuments } from './NextActions';
import { UnusedCoupon } from './PlanCoupon';
import { PlanSummary } from './PlanSummary';
import { ProposalLine, ProposalNumber } from './ProposalLine';
import { useProposal } from './use-proposal';

/** The status of a proposal or request, and the next actions. */
export function Resume() {
  const { state, statusName } = useFlowPage();
  const w = useMessages(pt, es);
  const { busy, failed, answers, refresh } = useProposal();
  const { proposal, progress } = state;
  const restart = (
    <Button kind="plain" onClick={() => transition('restart')}>
      {w.restart}
    </Button>
  );
  if (!proposal) {
    return (
      <>
        {failed ? <Failed onRetry={refresh} busy={busy} /> : <Loading label={w.loading} />}
        <div className="flow-buttons">{restart}</div>
      </>
    );
  }
  const outcome = proposalOutcome(proposal.status);
  const label = statusName(proposal.status);
  const next = progress.requested
    ? w.requestStatusNext
    : { progress: w.progressNext, pending: w.pendingNext, approved: w.approvedNext, denied: w.deniedNext }[
        outcome
      ];
  const papers = !progress.requested && (outcome === 'pending' || outcome === 'approved');
  return (
    <>
      <p>{next}</p>
      <ProposalNumber id={proposal.id} />
      <ProposalLine proposal={proposal} />
      <UnusedCoupon />
      <div role="status">
        {failed && <p className="notice bad">{w.refreshFailed}</p>}
        {!failed && !busy && answers > 0 && (
          <p className="sr" key={answers}>
            {fillMessage(w.refreshed, { status: label })}
          </p>
        )}
      </div>
      <div className="flow-buttons start">
        <Button kind="plain" busy={busy} onClick={refresh}>
          {w.refresh}
        </Button>
      </div>
      {papers && <ProposalDocuments proposal={proposal} onDone={refresh} />}
      <h4 className="apart">{w.plan}</h4>
      <PlanSummary simulation={{ ...state.simulation, ...proposal }} />
      <FurtherActions kinds={progress.requested ? ['TEST_DRIVE'] : ['TEST_DRIVE', 'QUOTATION']} />
      <div className="flow-buttons">{restart}</div>
    </>
  );
}

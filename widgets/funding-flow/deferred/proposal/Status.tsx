import { isProposalStatus, proposalOutcome } from '#domain/funding/outcome';
import { useMessages } from '#ui/core/host-context';
import { waitingDrawing } from '#ui/drawings/waiting';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { Drawing } from '#ui/parts/Drawing';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { transition } from '../flow-store';
import { useFlowPage } from '../shell/flow-context';
import { texts } from './messages';
import { FurtherActions, ProposalDocuments } from './NextActions';
import { UnusedCoupon } from './PlanCoupon';
import { PlanSummary } from './PlanSummary';
import { ProposalLine, ProposalNumber } from './ProposalLine';
import { useProposal } from './use-proposal';

/** The status of a proposal or request, and the next actions. */
export function Resume() {
  const { state, statusName } = useFlowPage();
  const messages = useMessages(texts);
  const { busy, failed, answers, refresh } = useProposal();
  const { proposal, progress } = state;
  const restart = (
    <Button kind="plain" onClick={() => transition('restart')}>
      {messages.restart}
    </Button>
  );
  if (!proposal) {
    return (
      <>
        {failed ? <Failed onRetry={refresh} busy={busy} /> : <Loading label={messages.loading} />}
        <div className="actions">{restart}</div>
      </>
    );
  }
  const outcome = proposalOutcome(proposal.status);
  const label = statusName(proposal.status);
  const next = progress.requested
    ? messages.requestStatusNext
    : isProposalStatus(proposal.status)
      ? {
          progress: messages.progressNext,
          pending: messages.pendingNext,
          approved: messages.approvedNext,
          denied: messages.deniedNext,
        }[outcome]
      : messages.unknownNext;
  const papers = !progress.requested && (outcome === 'pending' || outcome === 'approved');
  return (
    <>
      {outcome === 'progress' && <Drawing path={waitingDrawing} />}
      <p>{next}</p>
      <ProposalNumber id={proposal.id} />
      <ProposalLine proposal={proposal} />
      <UnusedCoupon />
      <div role="status">
        {failed && <p className="notice bad">{messages.refreshFailed}</p>}
        {!failed && !busy && answers > 0 && (
          <p className="sr" key={answers}>
            {fillMessage(messages.refreshed, { status: label })}
          </p>
        )}
      </div>
      <div className="actions start">
        <Button kind="plain" busy={busy} onClick={refresh}>
          {messages.refresh}
        </Button>
      </div>
      {papers && <ProposalDocuments proposal={proposal} onDone={refresh} />}
      <h4 className="apart">{messages.plan}</h4>
      <PlanSummary simulation={{ ...state.simulation, ...proposal }} />
      <FurtherActions kinds={progress.requested ? ['TEST_DRIVE'] : ['TEST_DRIVE', 'QUOTATION']} />
      <div className="actions">{restart}</div>
    </>
  );
}

import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { Loading } from '#ui/parts/Loading';
import { transition } from '../flow-store';
import { useFlowPage } from '../shell/flow-context';
import { texts } from './messages';
import { UnusedCoupon } from './PlanCoupon';
import { ProposalLine, ProposalNumber } from './ProposalLine';
import { usePolledProposal } from './use-proposal';

/** Waits for the bank's decision: announces the status, and lets the visitor leave. */
export function AwaitDecision() {
  const { state, statusName } = useFlowPage();
  const messages = useMessages(texts);
  const { failing, late } = usePolledProposal();
  const { proposal, sending } = state;
  if (!proposal) return <Loading label={sending ? messages.sending : messages.loading} />;
  return (
    <>
      <p>{messages.waiting}</p>
      <ProposalNumber id={proposal.id} />
      <ProposalLine proposal={proposal} />
      <UnusedCoupon />
      <p className="sr" role="status">
        {fillMessage(messages.status, { status: statusName(proposal.status) })}
      </p>
      <div role="status">
        {failing && <p className="notice bad">{messages.offline}</p>}
        {late && <p className="notice">{messages.late}</p>}
      </div>
      <div className="actions">
        <Button kind="plain" onClick={() => transition('leave')}>
          {messages.leave}
        </Button>
      </div>
    </>
  );
}

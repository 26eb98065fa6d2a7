import { useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { transition } from '../flow-store';
import { useFlowPage } from '../shell/flow-context';
import { texts } from './messages';
import { FurtherActions, ProposalDocuments } from './NextActions';
import { UnusedCoupon } from './PlanCoupon';
import { PlanSummary } from './PlanSummary';
import { ProposalNumber } from './ProposalLine';
import { useProposal } from './use-proposal';

/** The approved proposal with the next actions. */
export function Approved() {
  const { state } = useFlowPage();
  const messages = useMessages(texts);
  const { refresh } = useProposal();
  const { proposal } = state;
  if (!proposal) return null;
  return (
    <>
      <p className="notice good">
        <b>{messages.approved}</b>
      </p>
      <ProposalNumber id={proposal.id} />
      <UnusedCoupon />
      <h4>{messages.nextSteps}</h4>
      <p>{messages.approvedNext}</p>
      <ProposalDocuments proposal={proposal} onDone={refresh} />
      <h4 className="apart">{messages.plan}</h4>
      <PlanSummary simulation={proposal} />
      <FurtherActions kinds={['TEST_DRIVE']} />
      <div className="actions">
        <Button onClick={() => transition('next')}>{messages.follow}</Button>
      </div>
    </>
  );
}

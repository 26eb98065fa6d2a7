import { useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { transition } from '../flow-store';
import { useFlowPage } from '../shell/flow-context';
import { texts } from './messages';
import { FurtherActions } from './NextActions';
import { ProposalNumber } from './ProposalLine';

/** The denied proposal with the reason, if there is one, and alternatives. */
export function Denied() {
  const { state } = useFlowPage();
  const messages = useMessages(texts);
  const { proposal } = state;
  if (!proposal) return null;
  const note = proposal.timeline?.find(({ current }) => current)?.note;
  return (
    <>
      <p className="notice neutral">
        <b>{messages.denied}</b> {note}
      </p>
      <ProposalNumber id={proposal.id} />
      <p>{messages.deniedNext}</p>
      <div className="actions start">
        <Button onClick={() => transition('other-bank')}>{messages.otherBank}</Button>
        <Button kind="plain" onClick={() => transition('next')}>
          {messages.follow}
        </Button>
      </div>
      <FurtherActions kinds={['QUOTATION', 'TEST_DRIVE']} />
    </>
  );
}

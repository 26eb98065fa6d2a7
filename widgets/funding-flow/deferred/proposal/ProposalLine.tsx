import { proposalOutcome } from '#domain/funding/outcome';
import type { Proposal } from '#services/entities/proposal';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Timeline } from '#ui/parts/Timeline';
import { useFlowPage } from '../shell/flow-context';
import { texts } from './messages';

/** The history of a proposal: only steps that the bank has reported. */
export function ProposalLine({ proposal }: { proposal: Proposal }) {
  const { statusName } = useFlowPage();
  const messages = useMessages(texts);
  const { timeline, status } = proposal;
  const known = timeline?.length ? timeline : [{ status, date: proposal.updatedAt, current: true, note: '' }];
  return (
    <Timeline
      label={messages.history}
      entries={known.map(({ status: each, date, current, note }, at) => ({
        id: `${each} ${at}`,
        name: statusName(each),
        state: !current
          ? 'done'
          : {
              denied: 'cancelled' as const,
              approved: 'done' as const,
              pending: 'current' as const,
              progress: 'current' as const,
            }[proposalOutcome(each)],
        ...(proposalOutcome(each) === 'denied' && { stateName: messages.refused }),
        ...(date && { date }),
        ...(note && { note }),
      }))}
    />
  );
}

/** The proposal's number, which visitors need on the telephone. */
export function ProposalNumber({ id }: { id: string }) {
  const { state } = useFlowPage();
  const messages = useMessages(texts);
  const word = state.progress.requested ? messages.request : messages.number;
  return <p className="muted number">{fillMessage(word, { number: id })}</p>;
}

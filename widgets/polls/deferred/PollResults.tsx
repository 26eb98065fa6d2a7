import { voteShare } from '#domain/loyalty/poll';
import type { Poll } from '#services/entities/benefit';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Label } from '#ui/parts/Badge';
import { ResultBars } from '#ui/parts/ResultBars';
import { texts } from './messages';

/** The results of a poll as far as the service gives them, and the visitor's own vote. */
export function PollResults({ poll }: { poll: Poll }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const { total } = poll;
  const votesText = (count: number) =>
    count === 1 ? messages.oneVote : fillMessage(messages.votes, { count: count.toLocaleString(language) });
  const bars = (poll.options ?? []).map(({ id, text, votes, percent }, index) => ({
    id,
    name: text?.trim() || String(index + 1),
    percent: voteShare({ percent: percent ?? null, votes: votes ?? null }, total),
    note: typeof votes === 'number' ? votesText(votes) : undefined,
    mark: id === poll.votedOptionId && <Label>{messages.own}</Label>,
  }));
  const isKnown = bars.some(({ percent, note }) => percent !== undefined || note);
  return (
    <>
      <ResultBars label={fillMessage(messages.results, { question: poll.question })} bars={bars} />
      <p className="poll-total muted">
        {isKnown ? !!total && fillMessage(messages.total, { votes: votesText(total) }) : messages.noResults}
      </p>
    </>
  );
}

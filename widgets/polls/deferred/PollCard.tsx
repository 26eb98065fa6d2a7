import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { type PollState, pollState } from '#domain/loyalty/poll';
import { formatDate } from '#domain/time/calendar';
import { $session } from '#features/session/session';
import { serverNow } from '#page/server-clock';
import type { Poll } from '#services/entities/benefit';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { Badge, type Tone } from '#ui/parts/Badge';
import { StatusMessage } from '#ui/StatusMessage';
import type { Outcome } from './cast-vote';
import { texts } from './messages';
import { PollForm } from './PollForm';
import { PollResults } from './PollResults';

interface PollCardProps {
  poll: Poll;
  /** Of the polls that are listed, as the service names it. */
  type: string;
  /** Unique in the widget: ids are made of it. */
  name: string;
  /** It is the only poll that is shown. */
  isOnly: boolean;
  /** Called with the poll as the service has it now. */
  onChanged(poll: Poll): void;
}

const TONES: Record<PollState, Tone> = { open: 'info', voted: 'success', closed: 'neutral' };

/** What became of a vote, in which session. */
interface Ended {
  result: Outcome['result'];
  serial: number;
  /** Number of votes of this visit, so that each moves the focus. */
  votes: number;
}

/** A poll: its options until the visitor has voted, its results afterwards, and what became of the vote. */
export function PollCard({ poll, type, name, isOnly, onChanged }: PollCardProps) {
  const { emit, language } = useHost();
  const messages = useMessages(texts);
  const { serial } = useStore($session);
  const [ended, setEnded] = useState<Ended | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const votes = ended?.votes ?? 0;
  // The button that was pressed is gone.
  useEffect(() => {
    if (votes > 0) heading.current?.focus();
  }, [votes]);
  const finish = ({ result, poll: now }: Outcome, sentIn: number) => {
    if (result === 'voted') emit('vt-poll-voted', { poll: poll.id });
    // Of another session: the list of the present one is on its way.
    if ($session.get().serial !== sentIn) return;
    if (now) onChanged(now);
    setEnded({ result, serial: sentIn, votes: votes + 1 });
  };
  const said = ended && ended.serial === serial ? ended.result : undefined;
  const state = pollState(poll, serverNow());
  const date = formatDate(poll.endsAt ?? '', language);
  const isGood = said === 'voted';
  return (
    <li className="poll" part="item">
      <div className="poll-head">
        <h3 id={name} tabIndex={-1} ref={heading}>
          <HeadingText>{poll.question}</HeadingText>
        </h3>
        <p className="poll-state muted">
          <Badge tone={TONES[state]}>{messages.state[state]}</Badge>{' '}
          {date && fillMessage(messages.ends, { date })}
        </p>
      </div>
      <StatusMessage look={isGood ? 'notice' : 'notice bad'}>{said ? messages[said] : ''}</StatusMessage>
      {state === 'open' && said !== 'gone' && (
        <PollForm poll={poll} type={type} name={name} isMain={isOnly} onEnded={finish} />
      )}
      {state !== 'open' && <PollResults poll={poll} />}
    </li>
  );
}

import { useEffect, useRef, useState } from 'react';
import { isVisitOpen } from '#domain/scheduling/visit-state';
import { dayOf } from '#domain/time/calendar';
import { dayText } from '#domain/time/day-text';
import { useVisitStatusName } from '#features/scheduling/use-visit-status-name';
import type { Appointment } from '#services/entities/schedule';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { useReleasedHeight } from '#ui/hooks/use-released-height';
import { Button } from '#ui/parts/Button';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import type { LinkTarget } from '../link-target';
import { Answer } from './Answer';
import { ChangeForm } from './ChangeForm';
import { Facts } from './Facts';
import { type Change, type Changed, type Obstacle, obstacleIn, obstacleOfState } from './link-calls';
import { texts } from './messages';
import { type Found, useAppointment } from './use-appointment';

/** What was sent before: a confirmation that was asked for twice is one. */
const WANTED: Partial<Record<Change, Obstacle>> = { confirm: 'A', cancel: 'C' };

interface LinkViewProps {
  target: LinkTarget;
  /** The author's dealer; empty if it is not known. */
  dealer: string;
  /** Opens the form of a new visit, or of one that replaces another. */
  onBook(moving?: Appointment): void;
}

/**
 * What a link asks: to confirm, move or cancel one appointment, which it shows first. Nothing is changed before the visitor
 * presses a button: programs open the links of mails too. The answers are plain, whatever the state is.
 */
export function LinkView({ target, dealer, onBook }: LinkViewProps) {
  const { found, failure, attempt, busy, retry } = useAppointment(target);
  useReleasedHeight(true);
  if (found) return <Manage found={found} target={target} dealer={dealer} onBook={onBook} />;
  const obstacle = failure === undefined ? null : obstacleIn(failure);
  if (obstacle) return <Answer obstacle={obstacle} kind={target.kind} onBook={() => onBook()} />;
  return failure === undefined ? <Loading /> : <Failed attempt={attempt} busy={busy} onRetry={retry} />;
}

interface ManageProps extends LinkViewProps {
  found: Found;
}

/** An appointment, the question of the link, and what came of it. */
function Manage({ found: loaded, target, dealer, onBook }: ManageProps) {
  const messages = useMessages(texts);
  const { kind, id, action } = target;
  const [found, setFound] = useState(loaded);
  const { data } = found;
  const nameOf = useVisitStatusName();
  const today = dayText(dayOf(new Date()));
  const [what, setWhat] = useState<Change | null>(
    action === 'choose' || (action === 'update' && kind === 'visit') ? null : action,
  );
  const [end, setEnd] = useState<{ by?: Change; obstacle?: Obstacle }>(() => {
    const obstacle = obstacleOfState(loaded.data, what, today);
    return obstacle ? { obstacle, ...(what && WANTED[what] === obstacle && { by: what }) } : {};
  });
  const box = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  // The pressed button is gone.
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    box.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  });
  const go = (next: Change | null) => {
    moved.current = true;
    setEnd({});
    setWhat(next);
  };
  const finish = (result: typeof end, changed?: Changed) => {
    moved.current = true;
    if (changed) setFound({ ...found, data: { ...data, ...changed } } as Found);
    setEnd(result);
  };
  const canChange = isVisitOpen(data.status) && data.date >= today;
  const facts = <Facts found={found} status={nameOf(data.status)} />;
  const changes = canChange && (
    <>
      {data.status === 'P' && end.by !== 'confirm' && (
        <Button onClick={() => go('confirm')}>{messages.confirm}</Button>
      )}
      <Button kind="plain" onClick={() => (found.kind === 'visit' ? onBook(found.data) : go('update'))}>
        {messages.update}
      </Button>
      <Button kind="plain" onClick={() => go('cancel')}>
        {messages.cancel}
      </Button>
    </>
  );
  if (end.by || end.obstacle)
    return (
      <div className="link-view" ref={box}>
        <Answer
          {...end}
          kind={kind}
          room={(found.kind === 'virtual-event' && found.data.link) || ''}
          actions={end.by !== 'update' && changes}
          onBook={() => onBook()}
        >
          {facts}
        </Answer>
      </div>
    );
  const questions = {
    confirm: messages.confirmQuestion,
    update: messages.updateQuestion,
    cancel: messages.cancelQuestion,
  };
  return (
    <div className="link-view" ref={box}>
      <h3 tabIndex={-1}>
        <HeadingText>
          {what ? questions[what] : kind === 'visit' ? messages.visit : messages.event}
        </HeadingText>
      </h3>
      {facts}
      <p className="muted">{fillMessage(messages.number, { number: id })}</p>
      {what ? (
        <ChangeForm
          key={what}
          target={target}
          what={what}
          dealer={data.idSiteGeo || dealer}
          onChanged={(changed) => finish({ by: what }, changed)}
          onObstacle={(obstacle) => finish({ obstacle, ...(WANTED[what] === obstacle && { by: what }) })}
          onKeep={() => go(null)}
        />
      ) : (
        <div className="actions">{changes}</div>
      )}
    </div>
  );
}

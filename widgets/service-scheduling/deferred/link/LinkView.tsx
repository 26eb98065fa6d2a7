import { useEffect, useRef, useState } from 'react';
import { SignInLink } from '../../../../src/features/session/sign-in/SignInLink';
import { safeUrl } from '../../../../src/page/core/safe-url';
import { bearer } from '../../../../src/page/settings/cookies';
import { fillMessage, useMessages } from '../../../../src/ui/core/host-context';
import { useReleasedHeight } from '../../../../src/ui/hooks/use-released-height';
import { Button } from '../../../../src/ui/parts/Button';
import type { LinkTarget } from '../link-target';
import { ChangeForm } from './ChangeForm';
import type { Change, Changed, Obstacle } from './link-calls';
import { messages } from './messages';

/** What was sent before: a confirmation that was asked for twice is one. */
const WANTED: Partial<Record<Change, Obstacle>> = { confirm: 'A', cancel: 'C' };

interface LinkViewProps {
  target: LinkTarget;
  /** The author's dealer; empty if it is not known. */
  dealer: string;
  /** Opens the form of a new visit. */
  onBook(): void;
}

/**
 * What a link asks: to confirm, move or cancel one appointment. Nothing is sent before the visitor presses a button:
 * programs open the links of mails too. The answers are plain, whatever the state is.
 */
export function LinkView({ target, dealer, onBook }: LinkViewProps) {
  const w = useMessages(messages);
  const { kind, id } = target;
  const [what, setWhat] = useState<Change | null>(target.action === 'choose' ? null : target.action);
  const [end, setEnd] = useState<{ changed?: Changed; by?: Change; obstacle?: Obstacle }>();
  const box = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  useReleasedHeight(true);
  // The pressed button is gone.
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    box.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  });
  const go = (next: Change | null) => {
    moved.current = true;
    setWhat(next);
  };
  const finish = (result: typeof end) => {
    moved.current = true;
    setEnd(result);
  };
  const title = kind === 'visit' ? w.visit : w.event;
  if (end)
    return (
      <div ref={box}>
        <Answer {...end} kind={kind} onBook={onBook} />
      </div>
    );
  const questions = { confirm: w.confirmQuestion, update: w.updateQuestion, cancel: w.cancelQuestion };
  return (
    <div className="link-view" ref={box}>
      <h3 tabIndex={-1}>{what ? questions[what] : title}</h3>
      <p className="muted">{fillMessage(w.number, { number: id })}</p>
      {what ? (
        <ChangeForm
          key={what}
          target={target}
          what={what}
          dealer={dealer}
          onChanged={(changed) => finish({ changed, by: what })}
          onObstacle={(obstacle) => finish({ obstacle, ...(WANTED[what] === obstacle && { by: what }) })}
          onKeep={() => go(null)}
        />
      ) : (
        <>
          <p>{w.question}</p>
          <div className="actions">
            <Button onClick={() => go('confirm')}>{w.confirm}</Button>
            {kind === 'virtual-event' && (
              <Button kind="plain" onClick={() => go('update')}>
                {w.update}
              </Button>
            )}
            <Button kind="plain" onClick={() => go('cancel')}>
              {w.cancel}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

interface AnswerProps {
  changed?: Changed;
  by?: Change;
  obstacle?: Obstacle;
  kind: LinkTarget['kind'];
  onBook(): void;
}

/** What came of it, and how to go on. */
function Answer({ changed, by, obstacle, kind, onBook }: AnswerProps) {
  const w = useMessages(messages);
  const done = by && { confirm: w.confirmed, update: w.updated, cancel: w.cancelled }[by];
  const text = obstacle ? (obstacle === 'unknown' ? w.unknown : w.answers[obstacle]) : done;
  const room = changed && 'link' in changed && changed.link ? safeUrl(String(changed.link)) : null;
  const isGood = changed || by;
  const place = changed && 'dealerName' in changed ? String(changed.dealerName ?? '') : '';
  return (
    <>
      <div className={`notice ${isGood ? 'good' : 'bad'}`} tabIndex={-1}>
        <p>
          <b>{text}</b>
        </p>
        {changed && (
          <p>
            {fillMessage(w.when, { day: changed.date.split('-').reverse().join('/'), time: changed.time })}
            {place && `, ${place}`}
          </p>
        )}
        {obstacle === 'unknown' && !bearer() && <p>{w.signIn}</p>}
      </div>
      <div className="actions">
        {room && (
          <a className="button" part="button" href={room} target="_blank" rel="noopener">
            {w.join}
            <span className="sr"> {w.newTab}</span>
          </a>
        )}
        {obstacle === 'unknown' && !bearer() && <SignInLink newTab />}
        {kind === 'visit' && (
          <Button kind="plain" onClick={onBook}>
            {w.book}
          </Button>
        )}
      </div>
    </>
  );
}

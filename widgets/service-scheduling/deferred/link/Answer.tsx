import type { ReactNode } from 'react';
import { SignInLink } from '#features/session/sign-in/SignInLink';
import { safeUrl } from '#page/core/safe-url';
import { bearer } from '#page/session/session';
import { useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import type { LinkTarget } from '../link-target';
import type { Change, Obstacle } from './link-calls';
import { texts } from './messages';

interface AnswerProps {
  /** What was done; undefined if something was in the way. */
  by?: Change;
  obstacle?: Obstacle;
  kind: LinkTarget['kind'];
  /** Address of the video room; empty without one. */
  room?: string;
  /** The appointment. */
  children?: ReactNode;
  /** Further ways to change it. */
  actions?: ReactNode;
  onBook(): void;
}

/** What came of a link, and how to go on. */
export function Answer({ by, obstacle, kind, room, children, actions, onBook }: AnswerProps) {
  const messages = useMessages(texts);
  const done =
    by && { confirm: messages.confirmed, update: messages.updated, cancel: messages.cancelled }[by];
  const text = obstacle ? (obstacle === 'unknown' ? messages.unknown : messages.answers[obstacle]) : done;
  const address = room ? safeUrl(room) : null;
  const isUnknown = obstacle === 'unknown' && !bearer();
  return (
    <>
      <div className={`notice ${by ? 'good' : 'bad'}`} tabIndex={-1}>
        <p>
          <b>{text}</b>
        </p>
        {isUnknown && <p>{messages.signIn}</p>}
      </div>
      {children}
      <div className="actions">
        {address && (
          <a className="button" part="button" href={address} target="_blank" rel="noopener">
            {messages.join}
            <span className="sr"> {messages.newTab}</span>
          </a>
        )}
        {actions}
        {isUnknown && <SignInLink newTab />}
        {kind === 'visit' && (
          <Button kind="plain" onClick={onBook}>
            {messages.book}
          </Button>
        )}
      </div>
    </>
  );
}

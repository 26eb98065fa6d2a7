import { useStore } from '@nanostores/react';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { staysInView } from '#domain/session/session-state';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { $session, requestUser } from '../session';
import { useContentOwner, useFirstGate } from './gate-state';
import { texts } from './messages';
import { SignInLink } from './SignInLink';
import css from './sign-in.css?inline';

interface SignInGateProps {
  /**
   * What the visitor gets by signing in: a sentence in the visitor's language. Or what others see in the content's place, with
   * a way to sign in of its own; null for nothing at all.
   */
  purpose: string | ReactElement | null;
  /** It is all that the widget shows: the first of the page fills the room held for the content. */
  whole?: boolean;
  /** What a visitor can do without a session, below the way to sign in. */
  below?: ReactNode;
  children: ReactNode;
}

/**
 * Content for signed-in visitors. Others see what it is for, and a way to sign in. If the session expires while
 * the content is in use it stays, with everything typed, and a note offers to sign in again in another tab; content of a
 * visitor who signed out, or of another account, is removed. Once somebody signs in again nothing of it is seen until the
 * service has said that it is the same account. A gate within another one, as a widget's in vt-account, leaves
 * what is said of the session to that one.
 */
export function SignInGate({ purpose, whole, below, children }: SignInGateProps) {
  const messages = useMessages(texts);
  const { element } = useHost();
  const session = useStore($session);
  const { state } = session;
  const isSignedIn = state === 'signedIn';
  const isInner = !!element.closest('.signed-in-area');
  const area = useRef<HTMLDivElement>(null);
  const [entered, setEntered] = useState(isSignedIn);
  const [resumed, setResumed] = useState(false);
  const owner = useContentOwner(session);
  useStyles(css);
  useEffect(() => requestUser(), []);

  const expired = entered && staysInView(state);
  const isFirst = useFirstGate(element, !isSignedIn && !expired && purpose !== null && !isInner);
  useEffect(() => {
    if (isSignedIn) setEntered(true);
    else if (state === 'signedOut') setEntered(false);
  }, [isSignedIn, state]);
  const wasExpired = useRef(false);
  useEffect(() => {
    if (wasExpired.current && isSignedIn && !isInner) {
      setResumed(true);
      // The link that had the focus is gone.
      area.current?.focus({ preventScroll: true });
    }
    wasExpired.current = expired;
  }, [expired, isSignedIn, isInner]);

  if (!isSignedIn && !expired) {
    if (typeof purpose !== 'string') return purpose;
    const isWhole = whole && isFirst && !below;
    return (
      <>
        <section className={isWhole ? 'sign-in whole' : 'sign-in'} part="sign-in">
          {isWhole && (
            <svg width="56" height="56" viewBox="0 0 56 56" aria-hidden="true">
              <g fill="none" stroke="currentColor" strokeWidth="2.5">
                <circle cx="28" cy="28" r="26" />
                <circle cx="28" cy="22" r="8" />
                <path d="M12 46c2-9 9-13 16-13s14 4 16 13" />
              </g>
            </svg>
          )}
          <p>{purpose}</p>
          <div className="actions" data-end>
            <SignInLink plain={!isFirst} />
          </div>
        </section>
        {below && <div className="without-session">{below}</div>}
      </>
    );
  }
  const { isUnknown } = owner;
  const isFailed = session.failed && session.status === 'LOADED';
  return (
    <div className="signed-in-area" tabIndex={-1} ref={area}>
      <div role="status">
        {expired && !isInner && (
          <div className="notice bad session-note">
            <p className="bad">{messages.expired}</p>
            <SignInLink newTab />
          </div>
        )}
        {isUnknown && !isFailed && <p className="muted">{messages.loading}</p>}
        {resumed && isSignedIn && !isUnknown && <p className="notice session-note">{messages.back}</p>}
      </div>
      {isUnknown && isFailed && <FailureNotice onRetry={() => requestUser()} />}
      <div key={owner.count} hidden={isUnknown}>
        {children}
      </div>
    </div>
  );
}

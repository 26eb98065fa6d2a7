import { useStore } from '@nanostores/react';
import { type ReactNode, useRef } from 'react';
import { goOnAsGuest, isIdentityExpired, isTokenRejected } from '#page/session/session';
import { useMessages } from '#ui/core/host-context';
import { $identityExpired, $session } from '../session';
import { texts } from './messages';
import { SignInLink } from './SignInLink';

interface SessionFailureProps {
  /** The error of a call that was not authenticated. */
  failure: unknown;
  /** Whether a visitor without an account can send it too. */
  guest: boolean;
  /** Sends what is in no form element. */
  onSend: (() => void) | undefined;
  /** Shown to a guest whose call was rejected for another reason than a session. */
  otherwise: ReactNode;
}

/** What FormFailure shows of a session that expired: a way to sign in again in another tab, and then to send. */
export function SessionFailure({ failure, guest, onSend, otherwise }: SessionFailureProps) {
  const messages = useMessages(texts);
  const hasSession = useStore($session).state === 'signedIn';
  // The identity, which some calls need, can expire alone.
  const isIdentity = useStore($identityExpired) || isIdentityExpired();
  const isSignedIn = hasSession && !isIdentity;
  /** The failure that was a rejected token: it stays one when the visitor has signed in again. */
  const rejection = useRef<unknown>(undefined);
  if (isTokenRejected()) rejection.current = failure;
  if (guest && rejection.current !== failure) return otherwise;
  const type = onSend ? 'button' : 'submit';
  return (
    <div className={`notice ${isSignedIn ? '' : 'bad'}`}>
      <p role="alert">
        {isSignedIn ? messages.back : hasSession ? messages.identityExpired : messages.expired}
      </p>
      {isSignedIn ? (
        <button className="button" type={type} onClick={onSend}>
          {messages.sendNow}
        </button>
      ) : (
        <div className="actions">
          <SignInLink newTab />
          {guest && (
            <button
              className="button plain"
              type={type}
              onClick={() => {
                // Before the form is sent, which this press does.
                goOnAsGuest();
                onSend?.();
              }}
            >
              {messages.asGuest}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

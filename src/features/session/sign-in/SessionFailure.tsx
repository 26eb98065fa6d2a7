import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { isIdentityEnded, isSessionRefused } from '#page/settings/cookies';
import { goOnAsGuest } from '#page/settings/lapsed-session';
import { useMessages } from '#ui/core/host-context';
import { SendFailure } from '#ui/core/SendFailure';
import type { Form } from '#ui/core/use-form';
import { $identityEnded } from '../identity';
import { $session } from '../session';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import { SignInLink } from './SignInLink';

export interface SessionFailureProps {
  form: Pick<Form<unknown>, 'status' | 'messages' | 'failure'>;
  /** The message of any other failure; without a full stop. */
  text?: string | undefined;
  /**
   * Whether a visitor without an account can send it too: a refused session is told apart from another 401, and the
   * visitor can go on as a guest.
   */
  guest?: boolean;
  /** Sends what is in no form element. */
  onSend?: (() => void) | undefined;
}

/**
 * SendFailure for forms that need a session, or use it if there is one: if it ended, a way to sign in again in another
 * tab, and then to send what is still in the form (spec calls#sessions).
 */
export function SessionFailure({ form, text, guest = false, onSend }: SessionFailureProps) {
  const messages = useMessages(pt, es);
  const session = useStore($session);
  // The identity, which some calls need, can end alone.
  const isIdentity = useStore($identityEnded) || isIdentityEnded();
  const isSignedIn = session.isSignedIn && !isIdentity;
  /** The failure that was a refused session: it stays one when the visitor has signed in again. */
  const refusal = useRef<unknown>(undefined);
  const { failure } = form;
  if (failure && isSessionRefused()) refusal.current = failure;
  const isRefused = (failure as { status?: number } | undefined)?.status === 401;
  const ended = isRefused && (!guest || refusal.current === failure);
  if (form.status !== 'failed' || !ended) return <SendFailure form={form} {...(text && { text })} />;
  const type = onSend ? 'button' : 'submit';
  return (
    <div className={`notice ${isSignedIn ? '' : 'bad'}`}>
      <p role="alert">
        {isSignedIn ? messages.back : session.isSignedIn ? messages.identityEnded : messages.expired}
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

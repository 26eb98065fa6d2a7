import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $session, greetingName, requestUser } from '#features/session/session';
import { signOut } from '#features/session/start-session';
import { safeUrl } from '#page/core/safe-url';
import { navigate } from '#page/navigate';
import { returnAddress } from '#page/session/return-address';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { useReleasedHeight } from '#ui/hooks/use-released-height';
import { Button } from '#ui/parts/Button';
import type { LoginProps } from '../attributes';
import { texts } from './messages';

/** Follows the session. Renders nothing. */
export function SessionWatch({ onChange }: { onChange(isSignedIn: boolean): void }) {
  const isSignedIn = useStore($session).state === 'signedIn';
  useEffect(() => onChange(isSignedIn), [isSignedIn, onChange]);
  return null;
}

interface SignedInProps {
  props: LoginProps;
  /** Whether the visitor has just signed in here: goes back to where the visitor came from. */
  entered: boolean;
}

/** What a signed-in visitor sees: who is signed in, the way on, and the way out. */
export function SignedIn({ props, entered }: SignedInProps) {
  const messages = useMessages(texts);
  const { user } = useStore($session);
  const heading = useRef<HTMLHeadingElement>(null);
  const back = returnAddress() ?? safeUrl(props.returnUrl);
  const account = safeUrl(props.accountUrl);
  const leaves = entered && !!back;
  useReleasedHeight(true, true);
  useEffect(() => requestUser(), []);
  useEffect(() => {
    if (entered) heading.current?.focus();
    if (leaves) navigate(back);
  }, [entered, leaves, back]);
  const name = greetingName(user);
  return (
    <div className="panel signed-in">
      <h2 tabIndex={-1} ref={heading}>
        <HeadingText>{name ? fillMessage(messages.hello, { name }) : messages.helloAny}</HeadingText>
      </h2>
      <p role="status">{leaves ? messages.returning : messages.signedIn}</p>
      <div className="ways">
        {back && (
          <a className="button" part="button" href={back}>
            {messages.goOn}
          </a>
        )}
        {account && (
          <a className={back ? 'button plain' : 'button'} part="button" href={account}>
            {messages.account}
          </a>
        )}
        <Button kind="plain" onClick={signOut}>
          {messages.signOut}
        </Button>
      </div>
    </div>
  );
}

/** The chunk that loads for visitors with a session. */
export const signedInParts = { SessionWatch, SignedIn };

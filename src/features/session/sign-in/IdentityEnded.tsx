import { useStore } from '@nanostores/react';
import { useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { $identityEnded } from '../identity';
import { $session } from '../session';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import { SignInLink } from './SignInLink';
import css from './sign-in.css?inline';

/**
 * Says that the visitor's identity has ended, which this widget's calls need beside the session, and offers to sign in again in
 * another tab; nothing otherwise, nor while the session has ended too.
 */
export function IdentityEnded() {
  const messages = useMessages(pt, es);
  const isEnded = useStore($identityEnded);
  const { isSignedIn } = useStore($session);
  useStyles(css);
  return (
    <div role="status">
      {isEnded && isSignedIn && (
        <div className="notice bad session-note">
          <p className="bad">{messages.identityEnded}</p>
          <SignInLink newTab />
        </div>
      )}
    </div>
  );
}

import { useStore } from '@nanostores/react';
import { useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { $identityExpired, $session } from '../session';
import { texts } from './messages';
import { SignInLink } from './SignInLink';
import css from './sign-in.css?inline';

/**
 * Says that the visitor's identity has expired, which this widget's calls need beside the session, and offers to sign in again in
 * another tab; nothing otherwise, nor while the session has expired too.
 */
export function IdentityExpired() {
  const messages = useMessages(texts);
  const isExpired = useStore($identityExpired);
  const { state } = useStore($session);
  useStyles(css);
  return (
    <div role="status">
      {isExpired && state === 'signedIn' && (
        <div className="notice bad session-note">
          <p className="bad">{messages.identityExpired}</p>
          <SignInLink newTab />
        </div>
      )}
    </div>
  );
}

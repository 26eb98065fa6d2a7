import { useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { useSessionExpired } from '../use-account-content';
import { texts } from './messages';
import { SignInLink } from './SignInLink';
import css from './sign-in.css?inline';

/** Says that the session has expired, and offers to sign in again in another tab; nothing otherwise. */
export function SessionExpired() {
  const messages = useMessages(texts);
  const isExpired = useSessionExpired();
  useStyles(css);
  return (
    <div role="status">
      {isExpired && (
        <div className="notice bad session-note">
          <p className="bad">{messages.expired}</p>
          <SignInLink newTab />
        </div>
      )}
    </div>
  );
}

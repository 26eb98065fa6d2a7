import { useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { useSessionEnded } from '../use-session-ended';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import { SignInLink } from './SignInLink';
import css from './sign-in.css?inline';

/** Says that the session has ended by itself, and offers to sign in again in another tab; nothing otherwise. */
export function SessionEnded() {
  const messages = useMessages(pt, es);
  const isEnded = useSessionEnded();
  useStyles(css);
  return (
    <div role="status">
      {isEnded && (
        <div className="notice bad session-note">
          <p className="bad">{messages.expired}</p>
          <SignInLink newTab />
        </div>
      )}
    </div>
  );
}

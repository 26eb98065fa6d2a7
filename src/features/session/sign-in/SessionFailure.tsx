import { useStore } from '@nanostores/react';
import { useMessages } from '../../../ui/core/host-context';
import { SendFailure } from '../../../ui/core/SendFailure';
import type { Form } from '../../../ui/core/use-form';
import { $session } from '../session';
import { messages } from './messages';
import { SignInLink } from './SignInLink';

interface SessionFailureProps {
  form: Pick<Form<unknown>, 'status' | 'messages' | 'failure'>;
  /** The message of any other failure; without a full stop. */
  text?: string;
}

/**
 * SendFailure for forms that need a session: if it ended, a way to sign in again in another tab, and then to send what
 * is still in the form.
 */
export function SessionFailure({ form, text }: SessionFailureProps) {
  const w = useMessages(messages);
  const { isSignedIn } = useStore($session);
  const ended = (form.failure as { status?: number } | undefined)?.status === 401;
  if (form.status !== 'failed' || !ended) return <SendFailure form={form} {...(text && { text })} />;
  return (
    <div className={`notice ${isSignedIn ? '' : 'bad'}`}>
      <p role="alert">{isSignedIn ? w.back : w.expired}</p>
      {isSignedIn ? (
        <button className="button" type="submit">
          {w.sendNow}
        </button>
      ) : (
        <SignInLink newTab />
      )}
    </div>
  );
}

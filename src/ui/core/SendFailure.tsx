import { FailureNotice } from './FailureNotice';
import { failureMessages } from './failure-messages';
import { useMessages } from './host-context';
import type { Form } from './use-form';

interface SendFailureProps {
  form: Pick<Form<unknown>, 'status' | 'messages'>;
  /** The message, if the specification has one; without a full stop. */
  text?: string;
}

/**
 * A notice that a form could not be sent, with a button that sends it again (spec messages#general). The service's own
 * messages are above the form instead (FormMessages).
 */
export function SendFailure({ form, text }: SendFailureProps) {
  const labels = useMessages(failureMessages);
  if (form.status !== 'failed' || form.messages.length > 0) return null;
  return (
    <FailureNotice onRetry="submit">
      <b>{text ?? labels.generic}</b>. {labels.kept}
    </FailureNotice>
  );
}

import { FailureNotice } from './FailureNotice';
import { failureMessages } from './failure-messages';
import { useMessages } from './host-context';
import type { Form } from './use-form';

interface SendFailureProps {
  form: Pick<Form<unknown>, 'status' | 'messages'> & { failure?: unknown };
  /** The message, if the specification has one; without a full stop. */
  text?: string;
}

/**
 * A notice that a form could not be sent, with a button that sends it again (spec messages#general). The service's own
 * messages are above the form instead (FormMessages). Where nothing was reached, it may be for a content blocker, which looks to
 * the page as no connection does.
 */
export function SendFailure({ form, text }: SendFailureProps) {
  const labels = useMessages(failureMessages);
  if (form.status !== 'failed' || form.messages.length > 0) return null;
  const isUnreached = (form.failure as { kind?: unknown } | undefined)?.kind === 'network';
  return (
    <FailureNotice onRetry="submit">
      <b>{text ?? labels.generic}</b>. {isUnreached && `${labels.unreached} `}
      {labels.kept}
    </FailureNotice>
  );
}

import { FailureNotice } from './FailureNotice';
import { failureMessages } from './failure-messages';
import { useMessages } from './host-context';
import type { Form } from './use-form';

interface SendFailureProps {
  form: Pick<Form<unknown>, 'status' | 'messages'>;
  /** What failed, where the specification has a text for it. */
  text?: string;
}

/**
 * Shown while a form could not be sent; its button sends again (spec messages#general). The service's own messages stand
 * above the form instead (FormMessages).
 */
export function SendFailure({ form, text }: SendFailureProps) {
  const w = useMessages(failureMessages);
  if (form.status !== 'failed' || form.messages.length > 0) return null;
  return (
    <FailureNotice onRetry="submit">
      <b>{text ?? w.generic}</b> {w.kept}
    </FailureNotice>
  );
}

import { $dealer } from '#features/dealer/dealer-store';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { Success } from '#ui/parts/Success';
import { useConfirmation } from '#ui/use-confirmation';
import type { ContactFormValues } from '../form-values';
import { texts } from './messages';

interface SentProps {
  form: Form<ContactFormValues>;
  /** Number for later enquiries; may be empty. */
  protocol: string;
}

/** Shown after the message was sent; takes the focus from the removed button. Another message keeps who writes it. */
export function Sent({ form, protocol }: SentProps) {
  const messages = useMessages(texts);
  const title = useConfirmation();
  const dealer = form.values.recipient === 'dealer' ? $dealer.get() : null;
  return (
    <div className="panel">
      <Success>
        <h2 tabIndex={-1} ref={title} aria-describedby="sent-hint">
          <HeadingText>{messages.sent}</HeadingText>
        </h2>
        <p id="sent-hint">
          {dealer ? fillMessage(messages.sentTo, { dealer: dealer.name }) : messages.sentHint}
        </p>
        {protocol && (
          <p className="protocol">
            {messages.protocol}: <b>{protocol}</b>
          </p>
        )}
      </Success>
      <button
        className="button plain"
        part="button"
        type="button"
        onClick={() => {
          form.set({ message: '', reason: '' });
          form.edit();
        }}
      >
        {messages.again}
      </button>
    </div>
  );
}

import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { Success } from '#ui/parts/Success';
import { useConfirmation } from '#ui/use-confirmation';
import type { RentalForm } from '../form-values';
import { texts as labelsTexts } from '../messages';
import { texts } from './messages';

/** Shown after the interest was sent; takes the focus. Another one keeps the company's data. */
export function Sent({ form }: { form: Form<RentalForm> }) {
  const messages = useMessages(texts);
  const names: Record<string, string> = useMessages(labelsTexts);
  const title = useConfirmation();
  const { companyName = '', contactName = '', vehicleType = '', vehicleQuantity = '' } = form.values;
  const count = Number(vehicleQuantity);
  return (
    <div className="panel">
      <Success>
        <h2 tabIndex={-1} ref={title} aria-describedby="sent-hint">
          <HeadingText>{messages.sent}</HeadingText>
        </h2>
        <p id="sent-hint">{fillMessage(messages.sentHint, { name: contactName.trim() })}</p>
        <p>
          {companyName.trim()}: {count === 1 ? messages.summaryOne : fillMessage(messages.summary, { count })}{' '}
          ({names[vehicleType]})
        </p>
      </Success>
      <button
        className="button plain"
        part="button"
        type="button"
        onClick={() => {
          form.set({ vehicleType: '', vehicleQuantity: '', fleetDescription: '' });
          form.edit();
        }}
      >
        {messages.again}
      </button>
    </div>
  );
}

import { clockText, formatDate } from '#domain/time/calendar';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { texts } from './messages';
import type { QuotationState } from './use-quotation';

/** What a reloaded page has of the quotation, and what it has not: nothing of the customer stays in the browser. */
export function RestoredNote({ quotation }: { quotation: QuotationState }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const { restored, unknownSince, settle, base, retryCustomer } = quotation;
  const since = new Date(unknownSince);
  const isOld = unknownSince !== '' && restored !== 'none';
  return (
    <>
      {restored === 'with-customer' && (
        <p className="notice" role="status">
          {messages.restoredAll}
        </p>
      )}
      {restored === 'without-customer' &&
        (base.number ? (
          <FailureNotice onRetry={retryCustomer}>{messages.customerNotLoaded}</FailureNotice>
        ) : (
          <p className="notice" role="status">
            {messages.restored}
          </p>
        ))}
      {isOld && (
        <div className="notice bad">
          <p role="alert">
            {fillMessage(messages.unknownBefore, {
              date: formatDate(since, language),
              time: clockText(since),
            })}
          </p>
          <button className="link" type="button" onClick={settle}>
            {messages.settled}
          </button>
        </div>
      )}
    </>
  );
}

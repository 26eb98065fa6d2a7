import { useEffect, useRef } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { clockText } from '#domain/time/calendar';
import type { Attempt } from '#services/once/attempt';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { Spoken } from '#ui/parts/Spoken';
import { texts } from './messages';
import type { Payment } from './use-payment';

/** The attempts of which nobody knows what became: what, how much, and when they were sent. */
export function AttemptList({ attempts }: { attempts: readonly Attempt[] }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  return (
    <ul className="attempts">
      {attempts.map(({ key, type, amount, sentAt }) => (
        <li key={key}>
          <Spoken>
            {fillMessage(messages.attempt, {
              way: (messages.types as Record<string, { name: string }>)[type]?.name ?? type,
              amount: amount === null ? '' : formatCurrency(amount, language),
              time: clockText(new Date(sentAt)),
            })}
          </Spoken>
        </li>
      ))}
    </ul>
  );
}

/** Nobody knows what became of a payment: it is asked for, and no other way to pay is offered meanwhile. */
export function Unknown({ payment }: { payment: Payment }) {
  const { unknown, finding, failures, isBusy, check, resend, cancel } = payment;
  const messages = useMessages(texts);
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  const [oldest] = unknown;
  return (
    <div className="unknown">
      <p className="notice bad" role="alert" tabIndex={-1} ref={title}>
        {messages.problems.unknown}
      </p>
      <AttemptList attempts={unknown} />
      {failures > 0 && <FailureNotice attempt={failures}>{messages.stillUnknown}</FailureNotice>}
      <p className={finding === 'none' ? 'sr' : 'notice'} role="status">
        {finding === 'not-received' && (resend ? messages.notReceivedResend : messages.notReceived)}
        {finding === 'not-cancelled' && messages.notCancelled}
        {finding === 'cancel-failed' && `${messages.cancelFailed}.`}
      </p>
      <div className="actions">
        <Button busy={isBusy} onClick={check}>
          {messages.check}
        </Button>
        {finding === 'not-received' && resend && (
          <Button kind="plain" disabled={isBusy} onClick={resend}>
            {messages.resend}
          </Button>
        )}
        {finding !== 'none' && oldest && (
          <Button kind="plain" disabled={isBusy} onClick={() => cancel(oldest.key)}>
            {messages.giveUp}
          </Button>
        )}
      </div>
    </div>
  );
}

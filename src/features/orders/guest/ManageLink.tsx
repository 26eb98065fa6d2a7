import { useState } from 'react';
import { manageLink } from '#domain/reservation/manage-link';
import { pageAddress } from '#page/address/page-address';
import { serverTime } from '#page/server-clock';
import type { Reservation } from '#services/entities/reservation';
import { isKind } from '#services/http/problem';
import { sendManageLink } from '#services/reservation';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { CalendarButton } from '../../calendar/CalendarButton';
import { ORDER_PARAMETER } from '../order-link';
import './guest-identity';
import { PaymentCode } from '../PaymentCode';
import { texts } from './messages';

/** Milliseconds before the payment deadline at which its appointment begins (ours). */
const NOTICE = 15 * 60_000;

/** The manage link of a guest's order: shown, copied, in a calendar file of the payment deadline, and sent by e-mail. */
export function ManageLink({ order, token }: { order: Reservation; token: string }) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const [mail, setMail] = useState({ isBusy: false, said: '', failures: 0 });
  const link = manageLink(pageAddress().href, ORDER_PARAMETER, order.id, token);
  const deadline = Date.parse(order.expiresAt ?? '');
  const send = async () => {
    setMail((before) => ({ ...before, isBusy: true, said: '' }));
    try {
      const { sentTo } = await sendManageLink(
        { id: order.id, body: { page: pageAddress().href } },
        { signal },
      );
      const said = sentTo ? fillMessage(messages.mailed, { email: sentTo }) : messages.mailedToOrder;
      setMail({ isBusy: false, said, failures: 0 });
    } catch (error) {
      if (signal.aborted) return;
      const isTooSoon = isKind(error, 'rate-limited');
      setMail(({ failures }) => ({
        isBusy: false,
        said: isTooSoon ? messages.justMailed : '',
        failures: isTooSoon ? 0 : failures + 1,
      }));
    }
  };
  return (
    <>
      <p className="muted">{messages.hint}</p>
      <PaymentCode
        label={messages.link}
        code={link}
        copied={messages.copied}
        notCopied={messages.notCopied}
      />
      <div className="actions">
        <Button kind="plain" busy={mail.isBusy} onClick={send}>
          {messages.mail}
        </Button>
        {deadline > (serverTime() ?? 0) && (
          <CalendarButton
            event={{
              id: `reservation-${order.id}`,
              start: deadline - NOTICE,
              end: deadline,
              summary: fillMessage(messages.event, { number: order.number || order.id }),
              description: fillMessage(messages.eventText, { link }),
              isConfirmed: true,
            }}
          />
        )}
      </div>
      <p className="small" role="status">
        {mail.said}
      </p>
      {mail.failures > 0 && (
        <FailureNotice attempt={mail.failures} onRetry={send}>
          {messages.notMailed}
        </FailureNotice>
      )}
    </>
  );
}

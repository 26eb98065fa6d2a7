import { listCancelReasons } from '#services/reservation';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { texts } from './messages';
import './guest/guest-identity';

/** Why an order was cancelled; nothing if the service does not name the reason, or cannot be asked. */
export function CancelReason({ code }: { code: string }) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const { value } = useQuery(() => listCancelReasons({}, { signal }), 'reasons');
  const reason = value?.find((each) => each.code === code)?.name;
  return reason ? <p className="notice">{fillMessage(messages.cancelledFor, { reason })}</p> : null;
}

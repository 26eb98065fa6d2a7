import { listCancelReasons } from '#services/reservation';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** Why an order was cancelled; nothing if the service does not name the reason, or cannot be asked. */
export function CancelReason({ code }: { code: string }) {
  const { signal } = useHost();
  const messages = useMessages(pt, es);
  const { value } = useQuery(() => listCancelReasons({}, { signal }), 'reasons');
  const reason = value?.find((each) => each.code === code)?.name;
  return reason ? <p className="notice">{fillMessage(messages.cancelledFor, { reason })}</p> : null;
}

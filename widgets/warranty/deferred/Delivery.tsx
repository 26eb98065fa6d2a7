import { formatDate } from '#domain/time/calendar';
import { LoadedSection } from '#features/owner/LoadedSection';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { nameOfStatus } from '#ui/hooks/name-of-status';
import { useQuery } from '#ui/hooks/use-query';
import { Badge } from '#ui/parts/Badge';
import { loadDelivery } from './hub-calls';
import { texts } from './messages';

/** The steps of handing over a new car (HUB-01). */
export function Delivery({ vin, source }: { vin: string; source: string }) {
  const { language, signal } = useHost();
  const messages = useMessages(texts);
  const { delivered, pending, updating } = messages;
  const labels = { STATUS_LABELS: { DONE: delivered, PENDING: pending }, UNKNOWN_STATUS: updating };
  const query = useQuery(() => loadDelivery(source, vin, signal), `${source} ${vin}`);
  return (
    <LoadedSection of={query} none={messages.none}>
      {({ status, deliveredAt, steps }) => {
        const date = formatDate(deliveredAt ?? '', language);
        return (
          <>
            <h3>{nameOfStatus(status, labels)}</h3>
            {date && <p className="muted">{fillMessage(messages.deliveredAt, { date })}</p>}
            <ol className="steps">
              {(steps ?? []).map(({ id, name, done }) => (
                <li key={id}>
                  {name}{' '}
                  {typeof done === 'boolean' && (
                    <Badge tone={done ? 'success' : 'neutral'}>{done ? messages.done : messages.open}</Badge>
                  )}
                </li>
              ))}
            </ol>
          </>
        );
      }}
    </LoadedSection>
  );
}

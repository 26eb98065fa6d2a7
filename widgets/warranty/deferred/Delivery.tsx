import { formatDate } from '#domain/time/calendar';
import { LoadedSection } from '#features/owner/LoadedSection';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { Badge } from '#ui/parts/Badge';
import { loadDelivery } from './hub-calls';
import { texts } from './messages';

/** Statuses that have words here; another one is shown as the service has it. */
const KNOWN: Readonly<Record<string, 'delivered' | 'pending'>> = { DONE: 'delivered', PENDING: 'pending' };

/** The steps of handing over a new car (HUB-01). */
export function Delivery({ vin, source }: { vin: string; source: string }) {
  const { language, signal } = useHost();
  const messages = useMessages(texts);
  const query = useQuery(() => loadDelivery(source, vin, signal), `${source} ${vin}`);
  return (
    <LoadedSection of={query} none={messages.none}>
      {({ status, deliveredAt, steps }) => {
        const date = formatDate(deliveredAt ?? '', language);
        const known = Object.hasOwn(KNOWN, status) ? KNOWN[status] : undefined;
        return (
          <>
            <h3>{known ? messages[known] : status}</h3>
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

import { formatDate } from '#domain/time/calendar';
import { useHost, useMessages } from '#ui/core/host-context';
import { Badge, type Tone } from '#ui/parts/Badge';
import { Spoken } from '#ui/parts/Spoken';
import { texts } from './messages';
import type { Subscription } from './subscribe';

const TONES: Record<string, Tone> = { ACTIVE: 'success', FREE: 'success' };

/** Returns how a status is called; one that is unknown here is being updated. */
export function useStatusName(): (status: string) => string {
  const { status: names } = useMessages(texts);
  return (status) => (names as Record<string, string>)[status] ?? names.other;
}

/** A subscription as the service answers it; what it does not say is not there. */
export function Facts({ subscription }: { subscription: Subscription }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const statusName = useStatusName();
  const { status, planName, id, startedAt, renewsAt } = subscription;
  const facts: [string, string | undefined][] = [
    [messages.plan, planName || undefined],
    [messages.number, id || undefined],
    [messages.since, formatDate(startedAt ?? '', language) || undefined],
    // What a cancelled one's date means is not stated.
    [messages.renews, status === 'ACTIVE' ? formatDate(renewsAt ?? '', language) || undefined : undefined],
  ];
  return (
    <dl className="facts">
      <div>
        <dt>{messages.situation}</dt>
        <dd>
          <Badge tone={TONES[status] ?? 'neutral'}>{statusName(status)}</Badge>
        </dd>
      </div>
      {status !== 'NONE' &&
        facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Spoken>{value}</Spoken>
                </dd>
              </div>
            ),
        )}
    </dl>
  );
}

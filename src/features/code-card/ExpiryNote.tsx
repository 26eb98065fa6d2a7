import { expiryOf } from '#domain/offers/code-expiry';
import { formatDate } from '#domain/time/calendar';
import { serverNow } from '#page/server-clock';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import { Badge } from '#ui/parts/Badge';
import css from './code-card.css?inline';
import { texts } from './messages';

/** Until when a code is valid, by the service's date only; in its last days a badge counts them. Nothing without a date. */
export function ExpiryNote({ expiresAt }: { expiresAt?: string | null | undefined }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  useStyles(css);
  const expiry = expiryOf(expiresAt, serverNow());
  if (expiry.state === 'unknown' || expiry.state === 'past') return null;
  const near = [messages.today, messages.tomorrow][expiry.days] ?? fillMessage(messages.inDays, expiry);
  return (
    <p className="muted small code-expiry">
      {fillMessage(messages.until, { date: formatDate(expiresAt ?? '', language) })}
      {expiry.state === 'near' && <Badge tone="warning">{near}</Badge>}
    </p>
  );
}

import { visitorZone } from '#domain/time/visitor-zone';
import { clockIn, momentIn, offsetIn, zoneName } from '#domain/time/zoned-time';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { texts } from './messages';

interface ZoneNoteProps {
  /** The dealer's. */
  timeZone: string;
  date: string;
  /** HH:MM in the dealer's zone; empty until one is chosen. */
  time: string;
}

/** Says that times are the dealer's, where the visitor's differ on that day; and what the chosen one is for the visitor. */
export function ZoneNote({ timeZone, date, time }: ZoneNoteProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const own = visitorZone();
  // Where the device does not say, nothing is said of the difference.
  if (!own) return null;
  const moment = momentIn(date, time || '12:00', timeZone);
  if (Number.isNaN(moment) || offsetIn(moment, timeZone) === offsetIn(moment, own)) return null;
  const there = clockIn(moment, own);
  const day = there.date === date ? '' : `${there.date.split('-').reverse().join('/')}, `;
  return (
    <p className="muted zone-note">
      {fillMessage(messages.zone, { zone: zoneName(moment, timeZone, language) })}{' '}
      {time && fillMessage(messages.yourTime, { time: `${day}${there.time}` })}
    </p>
  );
}

import { useState } from 'react';
import { isDayText } from '#domain/time/day-text';
import { type CalendarEvent, calendarFile } from '#domain/time/icalendar';
import { useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { saveFile } from '#ui/save-file';
import { texts } from './messages';

/** An Omit that keeps the two ways to say when apart. */
type Unstamped = CalendarEvent extends infer E ? (E extends CalendarEvent ? Omit<E, 'stamp'> : never) : never;

/** Whether a time can be written. */
const hasTime = ({ start, end, day }: Unstamped) =>
  day === undefined ? !Number.isNaN(start) && !Number.isNaN(end ?? 0) : isDayText(day);

/**
 * Downloads a calendar file of an appointment; nothing for one without a valid time. Until the appointment is known it is
 * there and disabled: what is below it does not move.
 */
export function CalendarButton({ event }: { event: Unstamped | undefined }) {
  const messages = useMessages(texts);
  const [announcement, setAnnouncement] = useState('');
  if (event && !hasTime(event)) return null;
  const save = () => {
    if (!event) return;
    const text = calendarFile({ ...event, stamp: Date.now() });
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'vitrine.ics');
    setAnnouncement(messages.saved);
  };
  return (
    <>
      <Button kind="plain" disabled={!event} onClick={save}>
        {messages.calendar}
      </Button>
      <span className="sr" role="status">
        {announcement}
      </span>
    </>
  );
}

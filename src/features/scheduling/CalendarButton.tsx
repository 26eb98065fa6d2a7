import { useState } from 'react';
import { type CalendarEvent, calendarFile } from '../../domain/icalendar';
import { saveFile } from '../../page/save-file';
import { useMessages } from '../../ui/core/host-context';
import { Button } from '../../ui/parts/Button';
import { messages } from './messages';

/** Downloads a calendar file of an appointment; nothing for one without a valid time. */
export function CalendarButton({ event }: { event: Omit<CalendarEvent, 'stamp'> }) {
  const w = useMessages(messages);
  const [said, setSaid] = useState('');
  if (Number.isNaN(event.start) || Number.isNaN(event.end)) return null;
  const save = () => {
    const text = calendarFile({ ...event, stamp: Date.now() });
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'vitrine.ics');
    setSaid(w.calendarSaved);
  };
  return (
    <>
      <Button kind="plain" onClick={save}>
        {w.calendar}
      </Button>
      <span className="sr" role="status">
        {said}
      </span>
    </>
  );
}

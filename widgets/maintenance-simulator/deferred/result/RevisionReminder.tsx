import { useState } from 'react';
import { dayOf, formatDate } from '#domain/time/calendar';
import { addMonths, dayText } from '#domain/time/day-text';
import { calendarFile } from '#domain/time/icalendar';
import type { Deadline } from '#domain/vehicle/maintenance';
import type { Revision } from '#services/entities/maintenance';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { saveFile } from '#ui/save-file';
import { amountsIn } from '../amounts';
import { limitsOf } from '../calls';
import { texts } from '../messages';

interface RevisionReminderProps {
  car: string;
  revision: Revision;
  deadline: Deadline;
}

/**
 * A reminder of the next revision as a calendar file: the day is counted from the months that are left, which the visitor
 * is told. Nothing without such a limit, and for one that has passed.
 */
export function RevisionReminder({ car, revision, deadline }: RevisionReminderProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const [announcement, setAnnouncement] = useState('');
  const { months, state } = deadline;
  if (months === undefined || state === 'overdue') return null;
  const day = addMonths(dayText(dayOf(new Date())), Math.ceil(months));
  const amounts = amountsIn(language);
  const { number } = revision;
  const save = () => {
    const file = calendarFile({
      id: `revision-${number ?? ''}-${day}`,
      day,
      stamp: Date.now(),
      summary: `${amounts.revision(number)}: ${car}`,
      description: fillMessage(messages.remindText, { amount: amounts.due(limitsOf(revision)) }),
      isConfirmed: false,
    });
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'vitrine.ics');
    setAnnouncement(messages.reminded);
  };
  return (
    <div className="reminder-day">
      <p className="muted">{fillMessage(messages.remindOn, { date: formatDate(day, language) })}</p>
      <Button kind="plain" onClick={save}>
        {messages.remind}
      </Button>
      <span className="sr" role="status">
        {announcement}
      </span>
    </div>
  );
}

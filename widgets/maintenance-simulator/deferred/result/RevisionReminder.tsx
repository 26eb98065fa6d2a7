import { dayOf, formatDate } from '../../../../src/domain/calendar';
import { addMonths, dayText } from '../../../../src/domain/day-text';
import type { Deadline } from '../../../../src/domain/maintenance';
import { CalendarButton } from '../../../../src/features/scheduling/CalendarButton';
import type { Revision } from '../../../../src/services/entities/maintenance';
import { fillMessage, useHost, useMessages } from '../../../../src/ui/core/host-context';
import { amountsIn } from '../amounts';
import { messages } from '../messages';

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
  const w = useMessages(messages);
  const { months, state } = deadline;
  if (months === undefined || state === 'overdue') return null;
  const { number, mileage, months: due } = revision;
  const day = addMonths(dayText(dayOf(new Date())), Math.ceil(months));
  const amount = amountsIn(language).due(mileage, due);
  return (
    <div className="reminder-day">
      <p className="muted">{fillMessage(w.remindOn, { date: formatDate(day, language) })}</p>
      <CalendarButton
        event={{
          id: `revision-${number}-${day}`,
          day,
          summary: fillMessage(w.remindTitle, { number, car }),
          description: fillMessage(w.remindText, { amount }),
          isConfirmed: false,
        }}
      >
        {w.remind}
      </CalendarButton>
    </div>
  );
}

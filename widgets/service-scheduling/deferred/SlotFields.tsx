import { addDays } from '#domain/time/day-text';
import type { FormDealer } from '#features/dealer/picker/use-form-dealer';
import { closedReason } from '#features/scheduling/closed-days';
import { texts as schedulingTexts } from '#features/scheduling/messages';
import { useFirstDay } from '#features/scheduling/use-first-day';
import { ZoneNote } from '#features/scheduling/ZoneNote';
import { country } from '#page/core/metadata';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { DateGrid } from '#ui/parts/DateGrid';
import { SlotList } from '#ui/parts/SlotList';
import type { Slots } from './use-slots';

interface SlotFieldsProps {
  form: Form<{ date: string; time: string }>;
  /** Whose hours they are. */
  dealer: Pick<FormDealer, 'details' | 'timeZone'>;
  slots: Slots;
  /** First and last day. */
  min: string;
  max: string;
  /** Times that somebody else has just taken, as `date time`. */
  taken: readonly string[];
  words: { day: string; time: string; notLoaded: string };
}

/** The day and the time of an appointment, as the service has them free, in the dealer's time zone. */
export function SlotFields({ form, dealer, slots, min, max, taken, words }: SlotFieldsProps) {
  const { language } = useHost();
  const messages = useMessages(schedulingTexts);
  const { date = '', time = '' } = form.values;
  const reasonOf = (day: string) => {
    const closed = closedReason(day, dealer.details?.periods ?? [], country() ?? 'BR', language);
    return closed || (slots.on(day)?.length === 0 ? messages.full : '');
  };
  const free = (date && slots.on(date)) || [];
  const gone = taken
    .map((each) => each.split(' '))
    .filter(([day, hour = '']) => day === date && !free.includes(hour))
    .map(([, hour = '']) => ({ time: hour, taken: true }));
  const all = [...free.map((each) => ({ time: each })), ...gone].sort((one, other) =>
    one.time < other.time ? -1 : 1,
  );
  const first = useFirstDay({
    value: date,
    min,
    max,
    hasTime: !!time,
    isOpen: (day) => !reasonOf(day) && (slots.on(day) ? true : undefined),
    propose: (day) => form.set({ date: day, time: '' }),
    loadMonth: slots.show,
  });
  const { date: dateError, time: timeError } = form.errors;
  return (
    <>
      <DateGrid
        name="date"
        label={words.day}
        value={date}
        min={min}
        max={max}
        today={min}
        closedReason={reasonOf}
        busy={slots.isLoading}
        {...(slots.failed && {
          instead: <FailureNotice onRetry={slots.retry}>{words.notLoaded}</FailureNotice>,
        })}
        {...(dateError && { error: dateError })}
        note={first.note}
        onChange={(day) => {
          first.onChosen();
          form.set({ date: day, time: slots.on(day)?.includes(time) ? time : '' });
        }}
        onMonth={slots.show}
      />
      {slots.isLoading && !date && <div className="field times-coming" />}
      {date && all.length > 0 && (
        <>
          <SlotList
            name="time"
            label={words.time}
            slots={all}
            value={time}
            {...(timeError && { error: timeError })}
            onChange={(hour) => form.set({ time: hour })}
          />
          <ZoneNote timeZone={dealer.timeZone} date={date} time={time} />
        </>
      )}
    </>
  );
}

/** Days after today until which a visit can be booked (ours). */
const DAYS_AHEAD = 60;
export const lastDay = (today: string): string => addDays(today, DAYS_AHEAD);
